// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import MullionContracts

/// Scrolls to an item, inside its orthogonal section too.
@MainActor
struct ScrollPass {
  let engine: CollectionEngine
  let indexPath: IndexPath
  let position: UICollectionViewScrollPosition

  private static let bound = 12

  func run(animated: Bool) {
    let view = engine.view
    requireItem()
    guard !view.bounds.isEmpty else {
      engine.pendingScroll = PendingScroll(indexPath: indexPath, position: position)
      return
    }
    // A layout that is being prepared knows no place yet.
    guard !engine.cycle.isPreparing else { return goLater() }
    if animated { animate() } else { engine.following(indexPath, go) }
  }

  private func animate() {
    engine.cycle.prepareIfNeeded()
    scrollSection(animated: true)
    guard let target = target(), target != engine.view.contentOffset else { return }
    engine.view.setContentOffset(target, animated: true)
    engine.scrollGoal = ScrollGoal(indexPath: indexPath, position: position, end: target)
  }

  /// Goes to where the item is, and after it: what comes into sight on the way may be measured and
  /// move it, and the application may update.
  private func go(to item: FollowedItem) {
    let view = engine.view
    // Whoever hears that a motion ends does so before places are asked for.
    view.stopScrollingAndZooming()
    engine.cycle.prepareIfNeeded()
    item.path.map(at)?.scrollSection(animated: false)
    for _ in 0..<Self.bound {
      guard let target = item.path.map(at)?.target(), target != view.contentOffset else { break }
      view.setContentOffset(target, animated: false)
      engine.cycle.run()
    }
    if engine.cycle.isRunning { item.path.map(at)?.goLater() }
  }

  /// The same for the place that the item has after updates.
  private func at(_ path: IndexPath) -> ScrollPass {
    ScrollPass(engine: engine, indexPath: path, position: position)
  }

  /// Has the cycle under way, or the next one, go to where the item is at its end.
  private func goLater() {
    engine.scrollGoal = ScrollGoal(
      indexPath: indexPath, position: position, end: engine.view.contentOffset, isReached: true)
  }

  /// Whether the cycle found it where the target says is checked by `run`.
  func target() -> CGPoint? {
    let (view, layout) = (engine.view, engine.layout)
    guard let attributes = layout.layoutAttributesForItem(at: indexPath) else { return nil }
    var rect = attributes.frame
    var position = position
    if let area = layout.orthogonalArea(ofSection: indexPath.section) {
      // The section itself scrolls along its axis; the view scrolls along the other one.
      if area.axis == .horizontal {
        rect.origin.x = area.frame.minX
        rect.size.width = area.frame.width
        position.subtract([.left, .centeredHorizontally, .right])
      } else {
        rect.origin.y = area.frame.minY
        rect.size.height = area.frame.height
        position.subtract([.top, .centeredVertically, .bottom])
      }
    }
    return ScrollTarget(rect: rect, position: position).offset(
      from: view.contentOffset, viewSize: view.bounds.size, insets: view.adjustedContentInset,
      limits: ScrollLimits(view))
  }

  /// Scrolls the orthogonal section of the item, to where its behavior lets it rest.
  private func scrollSection(animated: Bool) {
    let section = indexPath.section
    guard let area = engine.layout.orthogonalArea(ofSection: section),
      let attributes = engine.layout.layoutAttributesForItem(at: indexPath)
    else { return }
    let isHorizontal = area.axis == .horizontal
    let current = engine.orthogonal.offset(ofSection: section) ?? .zero
    var position = position
    position.formIntersection(
      isHorizontal
        ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom])
    let rect = attributes.frame.offsetBy(dx: -area.frame.minX, dy: -area.frame.minY)
    let length = isHorizontal ? area.frame.width : area.frame.height
    let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let centered = (start + end - length) / 2
    // A section without an end is looked at in the lap in which the item is.
    var origin = current
    if let loop = area.loop {
      if isHorizontal {
        origin.x = loop.nearest(to: centered, current.x)
      } else {
        origin.y = loop.nearest(to: centered, current.y)
      }
    }
    let target = ScrollTarget(rect: rect, position: position).offset(
      from: origin, viewSize: area.frame.size, insets: .zero, limits: ScrollLimits(area))
    var resting = rest(near: isHorizontal ? target.x : target.y)
    // Where content rests may cut off what the least scrolling would just have shown.
    let isCut = start < resting - 0.5 || end > resting + length + 0.5
    if position.isEmpty, isCut, end - start <= length { resting = rest(near: centered) }
    let nearest = area.loop?.nearest(to: isHorizontal ? current.x : current.y, resting) ?? resting
    engine.orthogonal.scroll(
      section: section, to: isHorizontal ? CGPoint(x: nearest, y: 0) : CGPoint(x: 0, y: nearest),
      animated: animated)
  }

  /// Where the item's section comes to rest that is let go at `offset`.
  private func rest(near offset: CGFloat) -> CGFloat {
    engine.layout.orthogonalRestingOffset(ofSection: indexPath.section, proposed: offset)
  }

  private func requireItem() {
    let counts = engine.knownCounts
    require(
      counts.contains(indexPath),
      "the collection view was told to scroll to \(indexPath.words), but its data source has "
        + "\(counts.items) items by section; scroll to an item that exists, after the data changed")
  }
}

extension ScrollLimits {
  /// The offsets between which an orthogonal section comes to rest.
  fileprivate init(_ area: OrthogonalArea) {
    let isHorizontal = area.axis == .horizontal
    self.init(bounds: area.frame.size, content: area.contentSize, insets: .zero)
    minimum =
      isHorizontal
      ? CGPoint(x: area.range.lowerBound, y: 0) : CGPoint(x: 0, y: area.range.lowerBound)
    maximum =
      isHorizontal
      ? CGPoint(x: area.range.upperBound, y: 0) : CGPoint(x: 0, y: area.range.upperBound)
  }
}
