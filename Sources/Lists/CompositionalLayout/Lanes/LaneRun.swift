// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of one section in lanes.
///
/// Each item is placed as near to the start as the lanes that it spans permit, in item order, based on the
/// sizes of the preceding items: appending moves no item. Items up to the last measured one are stored
/// individually; the rest all have the estimated length and a closed form. All items are stored individually
/// if an item may span several lanes or the pitch is not positive.
struct LaneRun: Sendable {
  struct Place: Hashable, Sendable {
    var lane: Int
    var span: Int
    var start: CGFloat
    var length: CGFloat
  }

  /// The number of places in one interval of the index.
  private static let stretch = 16

  let lanes: LaneGeometry
  private(set) var itemCount: Int
  private let span: (@Sendable (Int) -> Int)?
  private var measured: [Int: CGFloat] = [:]
  /// The index after the last measured item.
  private var frontier = 0
  private var places: [Place] = []
  /// The ends of the lanes before every ``interval``th place.
  private var checkpoints: [[CGFloat]] = []
  /// A multiple of `stretch`, large enough that checkpoints take no more memory than places.
  private let interval: Int
  private var index = BoundsIndex()
  /// The ends of the lanes after the stored places.
  private var skyline: LaneSkyline
  private var tail: LaneTail?
  /// The end of the longest lane, spacing included.
  private(set) var end: CGFloat = 0
  /// The number of items placed individually; for performance budgets.
  private(set) var steps = 0
  /// The number of lanes examined to place items; for performance budgets.
  var looks: Int { skyline.looks }

  init(lanes: LaneGeometry, itemCount: Int, span: (@Sendable (Int) -> Int)?) {
    self.lanes = lanes
    self.itemCount = itemCount
    self.span = span
    interval = Self.stretch * max(1, lanes.count / 32)
    skyline = LaneSkyline(lanes: lanes.count)
    settle()
  }

  /// Whether all items are stored individually.
  private var keepsAll: Bool { span != nil || lanes.pitch <= 0 }

  // MARK: Queries

  /// Returns the place of an item, which must exist.
  ///
  /// - Complexity: O(lanes).
  func place(of item: Int) -> Place {
    if item < places.count { return places[item] }
    guard let (lane, start) = tail?.place(of: item - places.count) else {
      return Place(lane: 0, span: 1, start: 0, length: lanes.estimate)
    }
    return Place(lane: lane, span: 1, start: start, length: lanes.estimate)
  }

  func measuredLength(of item: Int) -> CGFloat? { measured[item] }

  /// Calls `body` for the items that may lie between two positions, in order.
  ///
  /// - Returns: The number of visited entries.
  /// - Complexity: O(log *n* + lanes), and as much for each item in the range, if the items are nearly in
  ///   order along the lanes; otherwise O(*n*).
  @discardableResult
  func visit(from low: CGFloat, to high: CGFloat, _ body: (Int, Place) -> Void) -> Int {
    var looks = index.visit(from: low, to: high) { stretch in
      let first = stretch * Self.stretch
      for item in first..<min(first + Self.stretch, places.count) {
        let place = places[item]
        if place.start <= high, place.start + place.length >= low { body(item, place) }
      }
    }
    guard let tail else { return looks }
    let left = itemCount - places.count
    let first = tail.count(startingBefore: low - lanes.estimate, of: left)
    let last = tail.count(startingBefore: high.nextUp, of: left)
    for item in first..<max(first, last) {
      looks += 1
      body(places.count + item, place(of: places.count + item))
    }
    return looks
  }

  // MARK: Changes

  /// Stores a measured length and returns whether the item's length changed.
  ///
  /// - Complexity: O(*p* + lanes · log lanes), *p* being the number of places computed: those from the last
  ///   checkpoint before the item until the lanes end at a checkpoint as before, and those between the last
  ///   stored place and the item. A place takes O(log lanes) if few of many lanes are spanned, otherwise
  ///   O(lanes · log span).
  mutating func setMeasured(_ length: CGFloat, item: Int) -> Bool {
    if measured[item] == length { return false }
    let old = measured[item] ?? lanes.estimate
    measured[item] = length
    let isBehind = item >= frontier
    frontier = max(frontier, item + 1)
    if old == length, !isBehind { return false }
    if item < places.count, old != length { placeAgain(from: item) }
    settle()
    return old != length
  }

  /// Returns the run with `count` new items in place of the items of `range`; preceding items do not move.
  ///
  /// - Complexity: O(*n*), *n* being the number of stored places and measured items; places from `range` on
  ///   are computed again.
  func replacingItems(_ range: Range<Int>, with count: Int) -> LaneRun {
    var run = self
    let change = count - range.count
    run.itemCount = itemCount + change
    if range.lowerBound < frontier {
      run.measured = [:]
      run.frontier = 0
      for (item, length) in measured where !range.contains(item) {
        let place = item < range.lowerBound ? item : item + change
        run.measured[place] = length
        run.frontier = max(run.frontier, place + 1)
      }
    }
    run.keep(min(range.lowerBound, places.count))
    run.settle()
    return run
  }

  /// Discards the places from the last checkpoint before `item`.
  private mutating func keep(_ item: Int) {
    let checkpoint = item / interval
    guard checkpoint < checkpoints.count else { return }
    skyline.reset(to: checkpoints[checkpoint])
    checkpoints.removeLast(checkpoints.count - checkpoint)
    places.removeLast(places.count - min(places.count, checkpoint * interval))
    index.keep(checkpoint * interval / Self.stretch)
  }

  /// Places items again from the last checkpoint before `item`, until the lanes end at a later checkpoint as
  /// before.
  private mutating func placeAgain(from item: Int) {
    let ends = skyline.ends
    let first = item / interval
    skyline.reset(to: checkpoints[first])
    for checkpoint in first..<checkpoints.count {
      if checkpoint > first {
        if skyline.ends == checkpoints[checkpoint] { return skyline.reset(to: ends) }
        checkpoints[checkpoint] = skyline.ends
      }
      let start = checkpoint * interval
      let end = min(start + interval, places.count)
      for item in start..<end { places[item] = nextPlace(item) }
      for item in stride(from: start, to: end, by: Self.stretch) { record(item / Self.stretch) }
    }
  }

  /// Places the items that are stored individually, and updates the tail and the end of the lanes.
  private mutating func settle() {
    let last = keepsAll ? itemCount : min(frontier, itemCount)
    while places.count < last {
      if places.count % interval == 0 { checkpoints.append(skyline.ends) }
      places.append(nextPlace(places.count))
      if places.count % Self.stretch == 0 { record(places.count / Self.stretch - 1) }
    }
    if places.count % Self.stretch != 0 { record(places.count / Self.stretch) }
    tail = places.count < itemCount ? LaneTail(ends: skyline.ends, pitch: lanes.pitch) : nil
    end = (tail?.ends(behind: itemCount - places.count) ?? skyline.ends).max() ?? 0
  }

  /// Places an item after the preceding ones and returns its place.
  private mutating func nextPlace(_ item: Int) -> Place {
    let span = min(max(1, span?(item) ?? 1), lanes.count)
    let (lane, start) = skyline.place(span: span)
    let length = measured[item] ?? lanes.estimate
    skyline.fill(lane, span: span, to: start + length + lanes.spacing)
    steps += 1
    return Place(lane: lane, span: span, start: start, length: length)
  }

  /// Adds an interval of places to the index.
  private mutating func record(_ stretch: Int) {
    let members = places[(stretch * Self.stretch)...].prefix(Self.stretch)
    index.set(
      stretch, from: members.reduce(.infinity) { min($0, $1.start) },
      to: members.reduce(-.infinity) { max($0, $1.start + $1.length) })
  }
}
