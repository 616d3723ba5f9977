// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// The groups of one section, one behind the other: closed form where nothing is measured, and only
/// what was measured where something is.
///
/// Positions are along the run and begin with the first group's leading room.
struct SectionRun: Sendable {
  let template: SectionTemplate
  let itemCount: Int
  private let regularGroupCount: Int
  /// The last group, trimmed when it is not full; nothing measured.
  private let last: SolvedGroup
  var measured: [Int: CGSize] = [:]
  /// The groups as measured items fill them; `nil` while they are regular.
  var flow: FlowGroups?
  private var lengths: SparseDeltas
  /// How far measured groups reach across the run, for a row that is as tall as its tallest group.
  private var reaches: [Int: CGFloat] = [:]
  /// The furthest of them.
  private var reach: CGFloat

  init(template: SectionTemplate, itemCount: Int, last: SolvedGroup?) {
    let capacity = template.full.capacity
    self.template = template
    self.itemCount = capacity > 0 ? itemCount : 0
    let groupCount = capacity > 0 ? (itemCount + capacity - 1) / capacity : 0
    regularGroupCount = groupCount
    self.last = last ?? template.full
    lengths = SparseDeltas(count: groupCount)
    reach = template.full.size[template.runAxis.other]
    if last != nil, groupCount > 0 { lengths.set(lastDelta, at: groupCount - 1) }
  }

  private var axis: LayoutAxis { template.runAxis }
  private var lastDelta: CGFloat { last.size[axis] - template.full.size[axis] }

  /// How many groups the items fill.
  var groupCount: Int { flow?.groupCount ?? regularGroupCount }

  /// The room all groups take.
  var length: CGFloat {
    guard groupCount > 0 else { return 0 }
    if let flow { return flow.length - template.spacing }
    return CGFloat(groupCount) * template.pitch - template.spacing
      + lengths.sum(before: groupCount)
  }

  /// The room the tallest group takes across the run.
  var thickness: CGFloat {
    guard groupCount > 0 else { return 0 }
    let across = axis.other
    let edges = template.group.edges
    return Finite.position(edges.start(across).solved) + reach
      + Finite.position(edges.end(across).solved)
  }

  /// Where the `index`th group starts, its own leading room left behind.
  func start(ofGroup index: Int) -> CGFloat {
    if let flow { return flow.start(ofGroup: index) + template.lead }
    return CGFloat(index) * template.pitch + lengths.sum(before: index) + template.lead
  }

  /// The items of the `index`th group.
  func items(ofGroup index: Int) -> Range<Int> {
    if let flow { return flow.items(ofGroup: index) }
    let first = index * template.full.capacity
    return first..<min(itemCount, first + template.full.capacity)
  }

  /// The group that holds an item.
  func group(ofItem item: Int) -> Int {
    flow?.group(ofItem: item) ?? item / template.full.capacity
  }

  /// The `index`th group as it was measured so far.
  func group(_ index: Int) -> SolvedGroup {
    if flow != nil { return solved(items(ofGroup: index)) }
    if !measured.isEmpty, items(ofGroup: index).contains(where: { measured[$0] != nil }) {
      return solve(index)
    }
    return index == groupCount - 1 ? last : template.full
  }

  private func solve(_ index: Int) -> SolvedGroup {
    solved(items(ofGroup: index))
  }

  /// A group that begins with the first of `items`, which are all there are.
  func solved(_ items: Range<Int>) -> SolvedGroup {
    var solver = GroupSolver(grid: template.grid, runAxis: axis)
    solver.present = items.count
    solver.measured = { measured[items.lowerBound + $0] }
    solver.reflows = template.reflows
    return solver.solve(template.group, in: template.base)
  }

  /// The groups that may lie between two positions.
  ///
  /// - Complexity: O(log groups).
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, low <= high else { return 0..<0 }
    if let flow { return flow.groups(from: low - 1, to: high + 1) }
    let pitch = template.pitch
    guard pitch > 0 else { return 0..<groupCount }
    let overlap = max(0, -template.spacing)
    let first = lengths.place(at: low - overlap - 1, regular: pitch)
    let end = lengths.place(at: high + 1, regular: pitch) + 1
    return max(0, first - 1)..<min(groupCount, max(first, end))
  }

  private mutating func remember(_ newReach: CGFloat, at index: Int) {
    let isFirst = reaches.isEmpty
    let old = reaches.updateValue(newReach, forKey: index)
    if isFirst || newReach >= reach {
      reach = newReach
    } else if old == reach {
      reach = reaches.values.max() ?? newReach
    }
  }

  /// Remembers an item's measured size; answers whether anything moved.
  ///
  /// - Complexity: O(log groups) and the items of one group.
  mutating func setMeasured(_ size: CGSize, item: Int) -> Bool {
    guard template.isMeasured, item >= 0, item < itemCount else { return false }
    if template.reflows { return reflow(size, item: item) }
    let index = item / template.full.capacity
    let old = group(index)
    let oldThickness = thickness
    measured[item] = size
    let new = solve(index)
    lengths.set(new.size[axis] - template.full.size[axis], at: index)
    if template.isOrthogonal { remember(new.size[axis.other], at: index) }
    return old.size != new.size || thickness != oldThickness
      || zip(old.leaves, new.leaves).contains { $0.0.frame != $0.1.frame }
  }
}
