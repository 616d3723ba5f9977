// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The consecutive groups of one section: closed form if nothing is measured, and otherwise only the measured
/// sizes.
///
/// Positions are along the run and begin with the first group's leading spacing.
struct SectionRun: Sendable {
  let template: SectionTemplate
  private(set) var itemCount: Int
  /// The last group if it is not full, without measured sizes.
  let last: SolvedSegment?
  /// The groups after a size was measured; `nil` while they are regular.
  var groups: ExtentTree<GroupSegment>?
  private var rareLanes: Rare<LaneRun>

  init(template: SectionTemplate, itemCount: Int, last: SolvedSegment?) {
    self.template = template
    self.itemCount = template.full.capacity > 0 ? itemCount : 0
    self.last = last
    rareLanes = Rare(Self.lanes(of: template, itemCount: self.itemCount))
  }

  /// The items in lanes, for a section that has lanes.
  var lanes: LaneRun? {
    get { rareLanes.value }
    set { rareLanes = Rare(newValue) }
  }

  /// Whether the section's items are in lanes.
  var hasLanes: Bool { rareLanes.isPresent }

  /// Stores the measured length of an item in its lane and returns whether the length changed.
  mutating func setMeasured(_ length: CGFloat, itemInLanes item: Int) -> Bool {
    rareLanes.change { $0.setMeasured(length, item: item) } ?? false
  }

  /// Replaces the items of `range` with `count` new items, if every group holds one item and there are no
  /// lanes.
  mutating func shiftItems(_ range: Range<Int>, with count: Int) {
    itemCount += count - range.count
    guard itemCount > 0 else { return groups = nil }
    groups?.replace(range, with: count > 0 ? [template.fullSegment.with(groups: count)] : [])
  }

  /// Whether the description gives the length of each group, so that nothing is measured.
  var hasGivenLengths: Bool { template.hasGivenLengths && groups != nil }

  /// Sets each item's group to the length in the description, if it gives one for every item.
  ///
  /// - Complexity: O(items).
  mutating func give(_ lengths: [CGFloat]) {
    guard lengths.count == itemCount, itemCount > 0, let leaf = template.full.leaves.first,
      template.lone != nil, !hasLanes
    else { return }
    let template = template
    groups = ExtentTree(count: itemCount) { item in
      var size = leaf.frame.size
      size[template.runAxis] = Finite.length(lengths[item])
      return template.segment(lone: size) ?? template.fullSegment
    }
  }

  private var axis: LayoutAxis { template.runAxis }
  private var capacity: Int { template.full.capacity }
  /// The number of full groups while nothing is measured.
  private var fullGroups: Int { capacity > 0 ? itemCount / capacity : 0 }

  /// The segments of the groups while no item is measured.
  var regularSegments: [GroupSegment] {
    var segments: [GroupSegment] = []
    if fullGroups > 0 { segments.append(template.fullSegment.with(groups: fullGroups)) }
    if let last { segments.append(segment(of: last)) }
    return segments
  }

  private func segment(of solved: SolvedSegment) -> GroupSegment {
    GroupSegment(solved.group, in: template.shape, content: .solved(solved))
  }

  /// The extent of all groups, the spacing after the last one included.
  var extent: Extent {
    if hasLanes, let lanes { return extent(of: lanes) }
    let own = ownExtent
    guard template.isUniform, own.places > 0 else { return own }
    var extent = own
    extent.length = CGFloat(own.places) * (own.longest + template.shape.gap)
    extent.over = max(0, -template.shape.gap)
    extent.back = max(0, -extent.length)
    return extent
  }

  /// The extent of the groups with their own lengths.
  private var ownExtent: Extent {
    if let groups { return groups.extent }
    var extent = Extent()
    if fullGroups > 0 { extent.append(template.fullSegment.with(groups: fullGroups).extent) }
    if let last { extent.append(segment(of: last).extent) }
    return extent
  }

  /// The number of groups that the items fill.
  var groupCount: Int {
    groups?.extent.places ?? fullGroups + (last == nil ? 0 : 1)
  }

  /// The length of all groups.
  var length: CGFloat { length(extent) }

  /// Returns the length of groups that add up to `groups`, without the spacing after the last.
  func length(_ groups: Extent) -> CGFloat {
    groups.places > 0 ? groups.length - template.spacing : 0
  }

  /// The thickness of the thickest group, with its edge spacing across the run.
  var thickness: CGFloat {
    guard groupCount > 0 else { return 0 }
    let edges = template.group.edges
    let reach = extent.reach.isFinite ? extent.reach : template.fullSegment.thickness
    return Finite.position(edges.start(axis.other).solved) + reach
      + Finite.position(edges.end(axis.other).solved)
  }

  /// Returns the start of the `index`th group, after its own leading spacing.
  func start(ofGroup index: Int) -> CGFloat { located(group: index).start }

  /// Returns the items of the `index`th group.
  func items(ofGroup index: Int) -> Range<Int> { located(group: index).items }

  /// Returns the index of the group that holds an item.
  func group(ofItem item: Int) -> Int { located(item: item).index }

  /// Returns the `index`th group with the sizes measured so far.
  func group(_ index: Int) -> SolvedGroup { located(group: index).segment.group(of: template) }

  /// Returns the `index`th group, which must exist.
  ///
  /// - Complexity: O(log measured groups), or O(lanes) for a group in a lane.
  func located(group index: Int) -> LocatedGroup {
    if hasLanes, let lanes { return located(item: index, in: lanes) }
    guard let groups else { return settled(regular(group: index)) }
    let found = groups.find(place: index)
    return settled(
      LocatedGroup(found, group: index - found.before.places, lead: template.shape.lead))
  }

  /// Returns the group that holds an item, which must exist.
  ///
  /// - Complexity: O(log measured groups), or O(lanes) for an item in a lane.
  func located(item: Int) -> LocatedGroup {
    if hasLanes, let lanes { return located(item: item, in: lanes) }
    guard let groups else { return settled(regular(group: item / capacity)) }
    let found = groups.find(item: item)
    let group = (item - found.before.items) / max(1, found.element.items)
    return settled(LocatedGroup(found, group: group, lead: template.shape.lead))
  }

  @inline(__always)
  private func regular(group index: Int) -> LocatedGroup {
    let start = CGFloat(index) * template.pitch + template.shape.lead
    if let last, index >= fullGroups {
      return LocatedGroup(
        index: index, firstItem: index * capacity, start: start, segment: segment(of: last))
    }
    return LocatedGroup(
      index: index, firstItem: index * capacity, start: start, segment: template.fullSegment)
  }

  @inline(__always)
  private func settled(_ group: LocatedGroup) -> LocatedGroup {
    template.isUniform ? uniform(group) : group
  }

  /// Returns the location of a group if all are as long as the longest.
  private func uniform(_ group: LocatedGroup) -> LocatedGroup {
    var group = group
    group.segment = group.segment.with(length: ownExtent.longest)
    group.start = CGFloat(group.index) * group.segment.pitch + template.shape.lead
    return group
  }

  /// Calls `body` for the groups that may lie between two positions, in order.
  ///
  /// - Complexity: O(log measured groups) and the groups in the range.
  func visit(from low: CGFloat, to high: CGFloat, _ body: (LocatedGroup) -> Void) {
    guard low <= high else { return }
    if hasLanes, let lanes {
      lanes.visit(from: low - 1, to: high + 1) { body(located(item: $0, at: $1, in: lanes)) }
      return
    }
    let lead = template.shape.lead
    let (low, high) = (low - lead - 1, high - lead + 1)
    if template.isUniform, groupCount > 0 {
      let longest = template.fullSegment.with(length: ownExtent.longest).with(groups: groupCount)
      for group in longest.places(from: low, to: high) { body(located(group: group)) }
      return
    }
    func visit(_ found: ExtentTree<GroupSegment>.Found) {
      let segment = found.element
      let places = segment.places(from: low - found.before.length, to: high - found.before.length)
      for group in places { body(LocatedGroup(found, group: group, lead: lead)) }
    }
    if let groups { return groups.visit(from: low, to: high, visit) }
    var before = Extent()
    if fullGroups > 0 {
      let segment = template.fullSegment.with(groups: fullGroups)
      visit(.init(element: segment, before: before))
      before.skip(segment.extent)
    }
    if let last { visit(.init(element: segment(of: last), before: before)) }
  }
}
