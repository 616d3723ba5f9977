// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Resolves descriptions once each and makes a section's body from a template and a count.
@MainActor
struct SolutionBuilder {
  let resolution: SectionResolution
  private(set) var work = LayoutWork()
  private var templates: [ObjectIdentifier: SectionTemplate] = [:]
  private var trimmed: [ObjectIdentifier: [Int: SolvedGroup]] = [:]
  private var emptyTemplate: SectionTemplate?

  init(resolution: SectionResolution) {
    self.resolution = resolution
  }

  mutating func body(of section: NSCollectionLayoutSection?, items: Int, index: Int) -> SectionBody
  {
    require(
      section != nil || items == 0,
      "The section provider answered nil for section \(index), which has \(items) items. "
        + "Answer a section for every index that has items.")
    let template = section.map { self.template(of: $0, index: index) } ?? empty(index: index)
    let capacity = template.full.capacity
    let rest = capacity > 0 ? max(0, items) % capacity : 0
    let last = rest > 0 ? trimmedGroup(of: template, items: rest) : nil
    return SectionBody(run: SectionRun(template: template, itemCount: max(0, items), last: last))
  }

  private mutating func template(of section: NSCollectionLayoutSection, index: Int)
    -> SectionTemplate
  {
    if let known = templates[ObjectIdentifier(section)] { return known }
    let template = resolution.template(of: section, index: index, work: &work)
    templates[ObjectIdentifier(section)] = template
    if template.full.capacity == 0 {
      Diagnostics.reportOnce(
        "The group of section \(index) is too small for its first item: "
          + "the section lays out nothing. Make the group larger or the item smaller.")
    }
    return template
  }

  private mutating func empty(index: Int) -> SectionTemplate {
    if let emptyTemplate { return emptyTemplate }
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
    let template = resolution.template(
      of: NSCollectionLayoutSection(group: group), index: index, work: &work)
    emptyTemplate = template
    return template
  }

  private mutating func trimmedGroup(of template: SectionTemplate, items: Int) -> SolvedGroup {
    let key = ObjectIdentifier(template)
    if let known = trimmed[key]?[items] { return known }
    var solver = GroupSolver(grid: template.grid, runAxis: template.runAxis)
    solver.present = items
    let group = solver.solve(template.group, in: template.base)
    trimmed[key, default: [:]][items] = group
    work.trimmedGroups += 1
    work.slots += solver.visits
    return group
  }
}
