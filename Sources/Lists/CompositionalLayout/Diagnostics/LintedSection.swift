// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A section as the input of rules: the description and the solver's result.
@MainActor
struct LintedSection {
  let index: Int
  let description: NSCollectionLayoutSection
  /// The number of items in the section; `nil` if unknown.
  let count: Int?
  let container: LayoutContainer
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let template: SectionTemplate
  /// The section's content, with the sizes measured in the solution.
  ///
  /// Consists of one full group if the number of items is unknown.
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
  /// The axis along which groups are laid out.
  var runAxis: LayoutAxis { template.runAxis }
  var isOrthogonal: Bool { template.isOrthogonal }
  /// The view's length along the run minus the section's insets.
  var viewport: CGFloat {
    max(0, template.container[runAxis] - template.insets.sum(runAxis))
  }

  /// Whether an element of the section has a size that depends on measuring.
  var isMeasured: Bool { template.isMeasured }

  /// The area of the cells, relative to the body's start: the body minus its insets.
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
