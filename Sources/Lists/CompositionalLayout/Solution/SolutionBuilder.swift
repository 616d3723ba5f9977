// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A builder of section bodies, each from a template and an item count, that resolves each description once.
@MainActor
struct SolutionBuilder {
  let resolution: SectionResolution
  /// The space after every section.
  let spacing: CGFloat
  private(set) var work = LayoutWork()
  /// Whether a section has pinned boundary items.
  private(set) var hasPinnedElements = false
  private var known: [ObjectIdentifier: KnownSection] = [:]
  private var empty: KnownSection?
  /// The section that was requested last.
  private var latest: KnownSection?

  /// A description, its template, and the values derived from it.
  private final class KnownSection {
    let section: NSCollectionLayoutSection
    let template: SectionTemplate
    var trimmed: [Int: SolvedSegment] = [:]
    var bodies: [Int: StackedBody] = [:]

    init(section: NSCollectionLayoutSection, template: SectionTemplate) {
      self.section = section
      self.template = template
    }
  }

  init(resolution: SectionResolution, spacing: CGFloat) {
    self.resolution = resolution
    self.spacing = spacing
  }

  /// Returns the body of a section with `items` items, without measured sizes.
  mutating func body(of section: NSCollectionLayoutSection?, items: Int, index: Int) -> StackedBody
  {
    let known = known(section, items: items, index: index)
    let items = max(0, items)
    if let body = known.bodies[items] { return body }
    let capacity = known.template.full.capacity
    let last = capacity > 0 ? trimmed(known, items: items % capacity) : nil
    var run = SectionRun(template: known.template, itemCount: items, last: last)
    if let lengths = known.section.givenLengths { run.give(lengths) }
    var body = SectionBody(run: run)
    body.spacing = spacing
    let stacked = StackedBody(body)
    known.bodies[items] = stacked
    return stacked
  }

  /// Returns the template of `section`.
  mutating func template(of section: NSCollectionLayoutSection?, items: Int, index: Int)
    -> SectionTemplate
  {
    known(section, items: items, index: index).template
  }

  private mutating func known(_ section: NSCollectionLayoutSection?, items: Int, index: Int)
    -> KnownSection
  {
    if let latest, latest.section === section { return latest }
    let found: KnownSection
    if let section {
      found = known[ObjectIdentifier(section)] ?? resolved(section, index: index)
    } else {
      require(
        items == 0,
        "The section provider returned nil for section \(index), which has \(items) items. "
          + "Return a section for every index that has items.")
      found = empty ?? resolvedEmpty(index: index)
    }
    latest = found
    return found
  }

  private mutating func resolved(_ section: NSCollectionLayoutSection, index: Int) -> KnownSection {
    let template = resolution.template(of: section, index: index, work: &work)
    if template.boundary.contains(where: { $0.pins }) { hasPinnedElements = true }
    if template.full.capacity == 0 {
      Diagnostics.reportOnce(
        "The group of section \(index) is too small for its first item: "
          + "the section lays out nothing. Make the group larger or the item smaller.")
    }
    let new = KnownSection(section: section, template: template)
    known[ObjectIdentifier(section)] = new
    return new
  }

  private mutating func resolvedEmpty(index: Int) -> KnownSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
    let section = NSCollectionLayoutSection(group: group)
    let template = resolution.template(of: section, index: index, work: &work)
    let new = KnownSection(section: section, template: template)
    empty = new
    return new
  }

  private mutating func trimmed(_ known: KnownSection, items: Int) -> SolvedSegment? {
    guard items > 0 else { return nil }
    if let trimmed = known.trimmed[items] { return trimmed }
    let template = known.template
    var solver = GroupSolver(grid: template.grid, runAxis: template.runAxis)
    solver.present = items
    let group = SolvedSegment(group: solver.solve(template.group, in: template.base))
    known.trimmed[items] = group
    work.trimmedGroups += 1
    work.slots += solver.visits
    return group
  }
}
