// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// The pass that scrolls to an item, within its orthogonal section too.
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
    // A layout that is being prepared has no positions yet.
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

  /// Scrolls to the item repeatedly: elements that become visible may be measured and move it, and the
  /// application may update the data.
  private func go(to item: FollowedItem) {
    let view = engine.view
    // Delegates are notified of the end of a scroll before positions are queried.
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

  /// Returns the same scroll for the index path that the item has after updates.
  private func at(_ path: IndexPath) -> ScrollPass {
    ScrollPass(engine: engine, indexPath: path, position: position)
  }

  /// Makes the running cycle, or the next one, scroll to the item when it ends.
  private func goLater() {
    engine.scrollGoal = ScrollGoal(
      indexPath: indexPath, position: position, end: engine.view.contentOffset, isReached: true)
  }

  /// Returns the target content offset; `nil` if the layout has no attributes for the item.
  func target() -> CGPoint? {
    let (view, layout) = (engine.view, engine.layout)
    guard let attributes = layout.layoutAttributesForItem(at: indexPath) else { return nil }
    var rect = attributes.frame
    var position = position
    if let area = layout.orthogonalArea(ofSection: indexPath.section) {
      // The section scrolls along its own axis; the collection view scrolls along the other one.
      rect = area.whole(across: rect)
      position.subtract(area.positions)
    }
    return ScrollTarget(rect: rect, position: position).offset(
      from: view.contentOffset, viewSize: view.bounds.size, insets: view.adjustedContentInset,
      limits: ScrollLimits(view))
  }

  /// Scrolls the orthogonal section of the item to a resting position of its behavior.
  private func scrollSection(animated: Bool) {
    let section = indexPath.section
    guard let area = engine.layout.orthogonalArea(ofSection: section),
      let attributes = engine.layout.layoutAttributesForItem(at: indexPath)
    else { return }
    let current = engine.orthogonal.offset(ofSection: section) ?? .zero
    let position = position.intersection(area.positions)
    let rect = attributes.frame.offsetBy(dx: -area.frame.minX, dy: -area.frame.minY)
    let (start, end) = area.span(of: attributes.frame)
    let centered = (start + end - area.length) / 2
    // In an endless section, positions are relative to the lap of the item.
    let lap = area.loop?.nearest(to: centered, area.along(current))
    let origin = lap.map { area.point(at: $0, across: current) } ?? current
    let target = ScrollTarget(rect: rect, position: position).offset(
      from: origin, viewSize: area.frame.size, insets: .zero, limits: ScrollLimits(area))
    var resting = rest(near: area.along(target))
    // The resting position may cut off an item that minimal scrolling would have shown whole.
    let isCut = start < resting - 0.5 || end > resting + area.length + 0.5
    if position.isEmpty, isCut, end - start <= area.length { resting = rest(near: centered) }
    let nearest = area.loop?.nearest(to: area.along(current), resting) ?? resting
    engine.orthogonal.scroll(section: section, to: area.point(at: nearest), animated: animated)
  }

  /// Returns the resting offset of the item's section for the proposed `offset`.
  private func rest(near offset: CGFloat) -> CGFloat {
    engine.layout.orthogonalRestingOffset(ofSection: indexPath.section, proposed: offset)
  }

  private func requireItem() {
    let counts = engine.knownCounts
    require(
      counts.contains(indexPath),
      "the collection view can't scroll to \(indexPath.words): its data source has "
        + "\(counts.items) items by section; scroll to an item that exists, after the data changed")
  }
}

extension ScrollLimits {
  /// Creates the limits of an orthogonal section's resting offsets.
  fileprivate init(_ area: OrthogonalArea) {
    self.init(bounds: area.frame.size, content: area.contentSize, insets: .zero)
    minimum = area.point(at: area.range.lowerBound)
    maximum = area.point(at: area.range.upperBound)
  }
}

extension OrthogonalArea {
  /// Returns `rect`, extended to the length of the area along its axis.
  fileprivate func whole(across rect: CGRect) -> CGRect {
    axis == .horizontal
      ? CGRect(x: frame.minX, y: rect.minY, width: frame.width, height: rect.height)
      : CGRect(x: rect.minX, y: frame.minY, width: rect.width, height: frame.height)
  }
}
