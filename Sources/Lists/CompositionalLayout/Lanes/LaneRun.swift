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

  /// How many places the index takes together.
  private static let stretch = 16

  let lanes: LaneGeometry
  private(set) var itemCount: Int
  private let span: (@Sendable (Int) -> Int)?
  private var measured: [Int: CGFloat] = [:]
  /// Behind the last measured item.
  private var frontier = 0
  private var places: [Place] = []
  /// Where the lanes end before every ``interval``th of the places.
  private var checkpoints: [[CGFloat]] = []
  /// A multiple of the stretches, so large that checkpoints take no more room than places.
  private let interval: Int
  private var index = BoundsIndex()
  /// Where the lanes end behind the places.
  private var skyline: LaneSkyline
  private var tail: LaneTail?
  /// Where the longest lane ends, spacing included.
  private(set) var end: CGFloat = 0
  /// How many items were put into lanes one by one; for budgets.
  private(set) var steps = 0
  /// How many lanes were looked at for them; for budgets.
  var looks: Int { skyline.looks }

  init(lanes: LaneGeometry, itemCount: Int, span: (@Sendable (Int) -> Int)?) {
    self.lanes = lanes
    self.itemCount = itemCount
    self.span = span
    interval = Self.stretch * max(1, lanes.count / 32)
    skyline = LaneSkyline(lanes: lanes.count)
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
  /// - Complexity: O(places behind it, until the lanes end where they ended before). Places are the
  ///   items up to the last measured one, or all when items may cover several lanes; one takes
  ///   O(log lanes) where it covers few of many, else O(lanes).
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

  /// Forgets the places from the checkpoint before `item` on.
  private mutating func keep(_ item: Int) {
    let checkpoint = item / interval
    guard checkpoint < checkpoints.count else { return }
    skyline.reset(to: checkpoints[checkpoint])
    checkpoints.removeLast(checkpoints.count - checkpoint)
    places.removeLast(places.count - min(places.count, checkpoint * interval))
    index.keep(checkpoint * interval / Self.stretch)
  }

  /// Puts the places from the checkpoint before `item` on into lanes again, until the lanes end at
  /// a later checkpoint as they did.
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
      for item in stride(from: start, to: end, by: Self.stretch) { note(item / Self.stretch) }
    }
  }

  /// Puts items into lanes up to the last measured one, or all of them.
  private mutating func settle() {
    let last = keepsAll ? itemCount : min(frontier, itemCount)
    while places.count < last {
      if places.count % interval == 0 { checkpoints.append(skyline.ends) }
      places.append(nextPlace(places.count))
      if places.count % Self.stretch == 0 { note(places.count / Self.stretch - 1) }
    }
    if places.count % Self.stretch != 0 { note(places.count / Self.stretch) }
    tail = places.count < itemCount ? LaneTail(ends: skyline.ends, pitch: lanes.pitch) : nil
    end = (tail?.ends(behind: itemCount - places.count) ?? skyline.ends).max() ?? 0
  }

  /// Puts an item into lanes, behind those before it.
  private mutating func nextPlace(_ item: Int) -> Place {
    let span = min(max(1, span?(item) ?? 1), lanes.count)
    let (lane, start) = skyline.place(span: span)
    let length = measured[item] ?? lanes.estimate
    skyline.fill(lane, span: span, to: start + length + lanes.spacing)
    steps += 1
    return Place(lane: lane, span: span, start: start, length: length)
  }

  /// Brings a stretch of places into the index.
  private mutating func note(_ stretch: Int) {
    let members = places[(stretch * Self.stretch)...].prefix(Self.stretch)
    index.set(
      stretch, from: members.reduce(.infinity) { min($0, $1.start) },
      to: members.reduce(-.infinity) { max($0, $1.start + $1.length) })
  }
}
