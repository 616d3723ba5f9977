// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A section as rules see it.
@MainActor
struct LintedSection {
  let index: Int
  let description: NSCollectionLayoutSection
  /// How many items the section has; `nil` when that is not known.
  let count: Int?
  let container: LayoutContainer
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let template: SectionTemplate
  /// The section's content, measured as far as the solution was; of one full group when the number
  /// of items is not known.
  let body: SectionBody
  let root: LintedItem

  init(
    _ description: NSCollectionLayoutSection, index: Int, in layout: LintedLayout,
    measured: SectionBody?
  ) {
    self.index = index
    self.description = description
    count = layout.counts.map { $0[index] }
    container = layout.container
    configuration = layout.configuration
    var work = LayoutWork()
    let resolution = SectionResolution(
      container: layout.container, environment: layout.environment,
      configuration: layout.configuration)
    let template =
      measured?.template
      ?? resolution.template(of: description, index: index, work: &work)
    self.template = template
    let capacity = template.full.capacity
    let items = count ?? capacity
    body =
      measured
      ?? SectionBody(
        run: SectionRun(
          template: template, itemCount: items,
          last: capacity > 0 ? template.trimmed(items: items % capacity) : nil))
    root = LintedItem(
      description.group, node: template.group, path: "section \(index) / group",
      in: (template.grid, template.base))
  }

  var path: String { "section \(index)" }
  /// The layout's scroll axis.
  var axis: LayoutAxis { template.axis }
  /// The axis along which groups follow each other.
  var runAxis: LayoutAxis { template.runAxis }
  var isOrthogonal: Bool { template.isOrthogonal }
  /// The view's length along the run less the section's insets.
  var viewport: CGFloat {
    max(0, template.container[runAxis] - template.insets.sum(runAxis))
  }

  /// Whether anything of the section waits for a measurement.
  var isMeasured: Bool { template.isMeasured }

  /// Where cells may stand, relative to the body's start: the body less its insets.
  var cells: CGRect {
    let insets = template.insets
    var origin = CGPoint.zero
    origin[axis] = insets.start(axis)
    origin[axis.other] = insets.start(axis.other)
    let size = CGSize(
      axis, max(0, body.bodyLength - insets.sum(axis)),
      other: max(0, template.container[axis.other] - insets.sum(axis.other)))
    return CGRect(origin: origin, size: size)
  }

  /// The slots of the section's boundary items, relative to the body's start.
  var boundarySlots: [(node: BoundaryNode, slot: CGRect)] {
    template.boundary.indices.map {
      (template.boundary[$0], body.boundary.slot($0, body: body.bodyLength))
    }
  }
}
