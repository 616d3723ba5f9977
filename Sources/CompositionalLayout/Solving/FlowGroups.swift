// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The groups of a section whose measured items decide how many fit in each: stretches of regular
/// groups, where nothing is measured, and single groups, where something is.
struct FlowGroups: Sendable {
  struct Segment: Sendable {
    var items: Range<Int>
    var groups: Range<Int>
    /// Where the segment starts along the run.
    var start: CGFloat
    /// From its start to the next segment's.
    var length: CGFloat
    /// Whether the groups are regular; else it is one group.
    var isRegular: Bool
  }

  /// How many items a regular group takes.
  let capacity: Int
  /// From one regular group's start to the next one's.
  let pitch: CGFloat
  private(set) var segments: [Segment] = []

  init(capacity: Int, pitch: CGFloat) {
    self.capacity = capacity
    self.pitch = pitch
  }

  var groupCount: Int { segments.last?.groups.upperBound ?? 0 }
  var itemCount: Int { segments.last?.items.upperBound ?? 0 }
  var length: CGFloat { segments.last.map { $0.start + $0.length } ?? 0 }

  mutating func append(items: Int, groups: Int, length: CGFloat, isRegular: Bool) {
    segments.append(
      Segment(
        items: itemCount..<(itemCount + items), groups: groupCount..<(groupCount + groups),
        start: self.length, length: length, isRegular: isRegular))
  }

  /// Forgets the groups from the one that holds `item` on; answers the first item forgotten.
  mutating func cut(before group: Int) {
    while let last = segments.last, last.groups.lowerBound >= group { segments.removeLast() }
    guard let last = segments.last, last.groups.upperBound > group else { return }
    segments.removeLast()
    let kept = group - last.groups.lowerBound
    append(
      items: kept * capacity, groups: kept, length: CGFloat(kept) * pitch, isRegular: true)
  }

  /// The last segment that `starts` no later.
  private func segment(_ starts: (Segment) -> Bool) -> Segment {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts(segments[middle]) { low = middle } else { high = middle - 1 }
    }
    return segments[low]
  }

  func start(ofGroup index: Int) -> CGFloat {
    let segment = segment { $0.groups.lowerBound <= index }
    return segment.start + CGFloat(index - segment.groups.lowerBound) * pitch
  }

  func items(ofGroup index: Int) -> Range<Int> {
    let segment = segment { $0.groups.lowerBound <= index }
    guard segment.isRegular else { return segment.items }
    let first = segment.items.lowerBound + (index - segment.groups.lowerBound) * capacity
    return first..<min(first + capacity, segment.items.upperBound)
  }

  func group(ofItem item: Int) -> Int {
    let segment = segment { $0.items.lowerBound <= item }
    guard segment.isRegular else { return segment.groups.lowerBound }
    return segment.groups.lowerBound + (item - segment.items.lowerBound) / capacity
  }

  /// The groups that may lie between two positions.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = max(0, group(at: low) - 1)
    return first..<min(groupCount, max(first, group(at: high)) + 1)
  }

  private func group(at position: CGFloat) -> Int {
    let segment = segment { $0.start <= position }
    guard segment.isRegular, pitch > 0 else { return segment.groups.lowerBound }
    let last = max(0, segment.groups.count - 1)
    return segment.groups.lowerBound
      + Finite.index((position - segment.start) / pitch, in: 0...last)
  }
}
