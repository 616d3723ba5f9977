// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A naive solver for one group at a time, slot by slot, according to the recorded rules.
struct NaiveGroupSolver {
  typealias Pair = NaiveLayout.Pair

  struct Rect {
    var origin: Pair
    var size: Pair
  }

  struct Cell {
    var rect: Rect
    var item: NaiveLayout.Item?
    /// Whether a length of the cell is estimated.
    var sizesItself = false
  }

  struct Solved {
    var size: Pair
    /// The length along the section's run, without missing items.
    var trimmed: Double
    var cells: [Cell] = []
    var badges: [(kind: String, rect: Rect)] = []
    var capacity = 0
  }

  let view: Pair
  let scale: Double
  /// The axis along which the section's groups are arranged.
  let run: Int
  /// The maximum number of items in the group.
  var present: Int
  var measured: (Int) -> Pair?
  /// Whether measured items determine the capacity.
  var refills = false
  /// Whether fractional lengths are floored to the pixel.
  var snaps = true

  // MARK: Lengths

  func floored(_ length: Double) -> Double {
    snaps ? ((length * scale + 0.001).rounded(.down)) / scale : length
  }

  func length(_ dimension: NaiveLayout.Dimension, _ base: Pair) -> Double {
    switch dimension.kind {
    case .fractionalWidth: floored(max(0, dimension.value * base[0]))
    case .fractionalHeight: floored(max(0, dimension.value * base[1]))
    case .absolute, .estimated, .uniform: max(0, dimension.value)
    }
  }

  func size(_ size: [NaiveLayout.Dimension], _ base: Pair) -> Pair {
    Pair(length(size[0], base), length(size[1], base))
  }

  /// Returns the insets of an item, without those along axes with an estimated length.
  func insets(_ item: NaiveLayout.Item) -> NaiveLayout.Insets {
    var insets = item.insets
    for axis in 0...1 where item.size[axis].isMeasured {
      insets.before[axis] = 0
      insets.after[axis] = 0
    }
    return insets
  }

  /// Returns the rectangle inside insets; larger insets result in the absolute difference.
  func inside(_ rect: Rect, _ insets: NaiveLayout.Insets) -> Rect {
    var inner = rect
    for axis in 0...1 {
      let start = rect.origin[axis] + insets.before[axis]
      let end = rect.origin[axis] + rect.size[axis] - insets.after[axis]
      inner.origin[axis] = min(start, end)
      inner.size[axis] = abs(end - start)
    }
    return inner
  }

  // MARK: Solving

  /// Returns the layout of `item` in `base`; its first item has the index `first` in the group.
  func solve(_ item: NaiveLayout.Item, _ base: Pair, first: Int) -> Solved {
    guard let group = item.group else { return leaf(item, base, first: first) }
    if case .custom(let frames) = group.factory {
      return custom(item, frames, base, first: first)
    }
    return NaiveRun(solver: self, item: item, group: group, base: base, first: first).solved()
  }

  private func leaf(_ item: NaiveLayout.Item, _ base: Pair, first: Int) -> Solved {
    var size = size(item.size, base)
    if let measured = measured(first) {
      for axis in 0...1 where item.size[axis].isMeasured { size[axis] = measured[axis] }
    }
    var solved = Solved(size: size, trimmed: size[run])
    solved.capacity = 1
    if first < present {
      solved.cells = [
        Cell(
          rect: Rect(origin: Pair(), size: size), item: item,
          sizesItself: item.size.contains(where: \.isMeasured))
      ]
    }
    return solved
  }

  private func custom(
    _ item: NaiveLayout.Item, _ frames: [[Double]], _ base: Pair, first: Int
  ) -> Solved {
    var size = size(item.size, view)
    let all = frames.map { Rect(origin: Pair($0[0], $0[1]), size: Pair($0[2], $0[3])) }
    for axis in 0...1 where item.size[axis].isMeasured && !all.isEmpty {
      size[axis] = all.map { $0.origin[axis] + $0.size[axis] }.reduce(0, max)
    }
    var solved = Solved(size: size, trimmed: size[run])
    solved.capacity = frames.count
    let here = all.prefix(max(0, present - first))
    solved.cells = here.map { Cell(rect: $0, item: nil) }
    if here.count < all.count {
      func reach(_ rects: some Sequence<Rect>) -> Double {
        rects.map { $0.origin[run] + $0.size[run] }.reduce(0, max)
      }
      solved.trimmed = max(0, reach(here) + size[run] - reach(all))
    }
    if !here.isEmpty { solved.badges += badges(of: item, solved: solved, base) }
    return solved
  }

  // MARK: Badges

  /// Returns the badges of a group.
  func badges(of group: NaiveLayout.Item, solved: Solved, _ base: Pair)
    -> [(kind: String, rect: Rect)]
  {
    var size = solved.size
    size[run] = solved.trimmed
    let frame = inside(Rect(origin: Pair(), size: size), insets(group))
    return badges(group.badges, on: frame, base)
  }

  func badges(_ badges: [NaiveLayout.Badge], on frame: Rect, _ base: Pair)
    -> [(kind: String, rect: Rect)]
  {
    badges.map { badge in
      let size = size(badge.size, base)
      let own = badge.itemAnchor ?? badge.anchor
      let unit = badge.isFractional ? size : Pair(1, 1)
      let ownOffset = badge.itemAnchor == nil ? Pair() : badge.itemOffset
      let origin =
        frame.origin + badge.anchor * frame.size - own * size + badge.offset * unit + ownOffset
        * unit
      return (badge.kind, inside(Rect(origin: origin, size: size), badge.insets))
    }
  }
}
