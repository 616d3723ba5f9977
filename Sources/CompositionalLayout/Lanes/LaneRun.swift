// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The items of one section in lanes.
///
/// Each item goes where the shortest lane ends, in the order of the items, by the sizes of the items
/// before it: appending moves nothing. Items up to the last measured one are kept one by one; those
/// behind it are all of the estimated length and closed form, unless an item may cover several
/// lanes.
struct LaneRun: Sendable {
  struct Place: Hashable, Sendable {
    var lane: Int
    var span: Int
    var start: CGFloat
    var length: CGFloat
  }

  private static let stretch = 16

  let lanes: LaneGeometry
  private(set) var itemCount: Int
  private let span: (@Sendable (Int) -> Int)?
  private var measured: [Int: CGFloat] = [:]
  /// Behind the last measured item.
  private var frontier = 0
  private var places: [Place] = []
  /// Where the lanes end before every sixteenth of the places.
  private var checkpoints: [[CGFloat]] = []
  private var index = BoundsIndex()
  /// Where the lanes end behind the places.
  private var ends: [CGFloat]
  private var tail: LaneTail?
  /// Where the longest lane ends, spacing included.
  private(set) var end: CGFloat = 0
  /// How many items were put into lanes one by one; for budgets.
  private(set) var steps = 0

  init(lanes: LaneGeometry, itemCount: Int, span: (@Sendable (Int) -> Int)?) {
    self.lanes = lanes
    self.itemCount = itemCount
    self.span = span
    ends = Array(repeating: 0, count: lanes.count)
    settle()
  }

  /// Whether all items are kept one by one.
  private var keepsAll: Bool { span != nil || lanes.pitch <= 0 }

  // MARK: Asking

  /// Where an item is; it must exist.
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

  /// Calls `body` for the items that may lie between two positions, in their order; answers how many
  /// entries were looked at.
  ///
  /// - Complexity: O(log n) and O(lanes) for each item that is met.
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

  // MARK: Changing

  /// Remembers a measured length; answers whether anything moved.
  ///
  /// - Complexity: O(items up to the last measured one behind it); O(items behind it) when items may
  ///   cover several lanes.
  mutating func setMeasured(_ length: CGFloat, item: Int) -> Bool {
    if measured[item] == length { return false }
    let old = measured[item] ?? lanes.estimate
    measured[item] = length
    let isBehind = item >= frontier
    frontier = max(frontier, item + 1)
    if old == length, !isBehind { return false }
    keep(min(item, places.count))
    settle()
    return old != length
  }

  /// The run with `count` new items where the items of `range` were; those before them stay where
  /// they are.
  ///
  /// - Complexity: O(n) to copy what is kept; items are put into lanes anew from `range` on.
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

  /// Forgets the places from the stretch of `item` on.
  private mutating func keep(_ item: Int) {
    let stretch = item / Self.stretch
    guard stretch < checkpoints.count else { return }
    ends = checkpoints[stretch]
    checkpoints.removeLast(checkpoints.count - stretch)
    places.removeLast(places.count - min(places.count, stretch * Self.stretch))
    index.keep(stretch)
  }

  /// Puts items into lanes up to the last measured one, or all of them.
  private mutating func settle() {
    let last = keepsAll ? itemCount : min(frontier, itemCount)
    while places.count < last { append() }
    closeStretch()
    tail = places.count < itemCount ? LaneTail(ends: ends, pitch: lanes.pitch) : nil
    end = (tail?.ends(behind: itemCount - places.count) ?? ends).max() ?? 0
  }

  private mutating func append() {
    let item = places.count
    if item % Self.stretch == 0 {
      closeStretch()
      checkpoints.append(ends)
    }
    let span = min(max(1, span?(item) ?? 1), lanes.count)
    let (lane, start) = lanes.place(span: span, over: ends)
    let length = measured[item] ?? lanes.estimate
    places.append(Place(lane: lane, span: span, start: start, length: length))
    for covered in lane..<(lane + span) { ends[covered] = start + length + lanes.spacing }
    steps += 1
  }

  /// Brings the last stretch of places into the index.
  private mutating func closeStretch() {
    guard !places.isEmpty else { return }
    let stretch = (places.count - 1) / Self.stretch
    let members = places[(stretch * Self.stretch)...]
    index.keep(stretch)
    index.append(
      from: members.reduce(.infinity) { min($0, $1.start) },
      to: members.reduce(-.infinity) { max($0, $1.start + $1.length) })
  }
}
