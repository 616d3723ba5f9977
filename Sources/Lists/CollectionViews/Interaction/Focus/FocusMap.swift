// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A search for the next item in a direction, including items that are not visible.
///
/// In a row of an orthogonal section, the focus moves along the whole row, also to items that are not
/// visible. A vertical movement out of a horizontal row leaves the section. Elsewhere, the nearest item that
/// lies entirely in the direction is next. A vertical movement prefers the items of a row that are straight
/// ahead to those at the side. A horizontal movement stays in the row; at the end of the row, except in
/// lists, it continues with the next item in reading order. These rules were not measured from UIKit.
@MainActor
struct FocusMap {
  let ground: any FocusGround
  /// The closure that returns whether an item can be focused.
  let isFocusable: (IndexPath) -> Bool

  /// The weight of a perpendicular distance relative to a distance ahead.
  private static let aside: CGFloat = 3
  /// The fraction of the nearest item's height within which other items of its row may begin.
  private static let rowShare: CGFloat = 0.9

  // MARK: Directions

  /// Returns the item next to `path`, or `nil` if there is none; `lane` is the perpendicular position that
  /// the focus keeps.
  func next(from path: IndexPath, _ heading: UIFocusHeading, lane: CGFloat?) -> IndexPath? {
    let heading = ground.isMirrored ? heading.mirrored : heading
    guard let row = ground.focusRow(ofSection: path.section),
      let own = row.items.first(where: { $0.path == path })?.frame
    else { return nextInContent(from: path, heading, lane: lane, leavesSection: false) }
    let others = row.items.filter { $0.path != path }
    if let found = nearest(to: own, heading, lane: nil, among: others) { return found }
    let isAlong = row.isHorizontal == heading.isHorizontal
    return isAlong ? nil : nextInContent(from: path, heading, lane: lane, leavesSection: true)
  }

  private func nextInContent(
    from path: IndexPath, _ heading: UIFocusHeading, lane: CGFloat?, leavesSection: Bool
  ) -> IndexPath? {
    guard let own = ground.shownFrame(of: path) else { return nil }
    for pages in [CGFloat(1), 4, .infinity] {
      let region = self.region(beside: own, heading, pages: pages)
      let near = ground.shownItems(in: region).filter {
        $0.path != path && !(leavesSection && $0.path.section == path.section)
      }
      if let found = nearest(to: own, heading, lane: lane, among: near) { return found }
    }
    guard heading.isHorizontal, !ground.isListRow(path) else { return nil }
    return following(path, forward: (heading == .right) != ground.readsAgainstCoordinates)
  }

  private func region(beside own: CGRect, _ heading: UIFocusHeading, pages: CGFloat) -> CGRect {
    let size = ground.contentSize
    let all = CGRect(origin: .zero, size: size).union(own)
    let length = ground.viewHeight * pages
    let reach = pages.isInfinite ? max(all.width, all.height) : length
    return switch heading {
    case .up: CGRect(x: all.minX, y: own.minY - reach, width: all.width, height: reach)
    case .down: CGRect(x: all.minX, y: own.maxY, width: all.width, height: reach)
    case .left: CGRect(x: own.minX - reach, y: own.minY, width: reach, height: own.height)
    default: CGRect(x: own.maxX, y: own.minY, width: reach, height: own.height)
    }
  }

  private func nearest(
    to own: CGRect, _ heading: UIFocusHeading, lane: CGFloat?, among places: [VisibleElement]
  ) -> IndexPath? {
    let candidates = places.compactMap { place in
      distance(of: place, from: own, heading, lane: lane).map { (place: place, $0) }
    }
    // Choose the nearest row, and in it the item with the smallest lateral distance.
    guard let first = candidates.min(by: { $0.1.ahead < $1.1.ahead }) else { return nil }
    let depth =
      heading.isHorizontal ? .infinity : first.1.ahead + first.place.frame.height * Self.rowShare
    return candidates.filter { $0.1.ahead <= max(depth, first.1.ahead) }
      .min { ($0.1.aside, $0.1.ahead, $0.place.path) < ($1.1.aside, $1.1.ahead, $1.place.path) }?
      .place.path
  }

  /// Returns the distances of an item, ahead and perpendicular; `nil` if it is not in the direction.
  private func distance(
    of place: VisibleElement, from own: CGRect, _ heading: UIFocusHeading, lane: CGFloat?
  ) -> (ahead: CGFloat, aside: CGFloat)? {
    let frame = place.frame
    let ahead: CGFloat =
      switch heading {
      case .up: own.minY - frame.maxY
      case .down: frame.minY - own.maxY
      case .left: own.minX - frame.maxX
      default: frame.minX - own.maxX
      }
    guard ahead > -1, isFocusable(place.path) else { return nil }
    if heading.isHorizontal {
      let overlap = min(frame.maxY, own.maxY) - max(frame.minY, own.minY)
      guard overlap > 0.5 else { return nil }
      return (0, ahead + abs(frame.midY - own.midY) / 100)
    }
    let middle = lane ?? own.midX
    let aside = max(0, frame.minX - middle, middle - frame.maxX)
    return (ahead, aside + abs(frame.midX - middle) / 100)
  }

  // MARK: Reading order

  /// Returns the next focusable item in reading order, or the previous one if `forward` is `false`; `nil` if
  /// there is none.
  func following(_ path: IndexPath, forward: Bool) -> IndexPath? {
    var path = path
    while let next = neighbor(of: path, forward: forward) {
      if isFocusable(next) { return next }
      path = next
    }
    return nil
  }

  private func neighbor(of path: IndexPath, forward: Bool) -> IndexPath? {
    let items = ground.itemCounts
    var (section, item) = (path.section, path.item + (forward ? 1 : -1))
    while items.indices.contains(section) {
      if item >= 0, item < items[section] { return IndexPath(item: item, section: section) }
      section += forward ? 1 : -1
      if items.indices.contains(section) { item = forward ? 0 : items[section] - 1 }
    }
    return nil
  }

  /// Returns the first or the last focusable item.
  func end(last: Bool) -> IndexPath? {
    let items = ground.itemCounts
    guard let count = items.last else { return nil }
    let start =
      last
      ? IndexPath(item: count, section: items.count - 1) : IndexPath(item: -1, section: 0)
    return following(start, forward: !last)
  }

  /// Returns the item about a page away from `path`; the first or last focusable item if the content ends
  /// before that.
  func page(from path: IndexPath, down: Bool, lane: CGFloat?) -> IndexPath? {
    guard let own = ground.shownFrame(of: path) else { return nil }
    let room = ground.freeHeight
    let way = max(own.height, room - own.height)
    let target = CGPoint(x: lane ?? own.midX, y: own.midY + (down ? way : -way))
    let region = CGRect(
      x: 0, y: target.y - room / 2, width: ground.contentSize.width,
      height: room)
    func distance(_ place: VisibleElement) -> CGFloat {
      abs(place.frame.midY - target.y)
        + max(0, place.frame.minX - target.x, target.x - place.frame.maxX) * Self.aside
    }
    let found = ground.shownItems(in: region)
      .filter { down ? $0.frame.midY > own.midY : $0.frame.midY < own.midY }
      .filter { isFocusable($0.path) }
      .min { distance($0) < distance($1) }
    return found?.path ?? end(last: down)
  }
}

extension UIFocusHeading {
  var isHorizontal: Bool { self == .left || self == .right }

  /// The heading mirrored horizontally.
  var mirrored: UIFocusHeading {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
