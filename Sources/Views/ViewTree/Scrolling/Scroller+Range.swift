// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension Scroller {
  /// A scroll axis.
  enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// The minimum and maximum resting offsets, in points.
  var range: (least: CGPoint, greatest: CGPoint) {
    let inset = view.adjustedContentInset
    let size = view.bounds.size
    let (content, place) = (view.contentSize, view.contentAlignmentPoint)
    // Content that is too small to fill the view is placed at its alignment point.
    let spare = CGVector(
      dx: max(0, size.width - content.width - inset.left - inset.right) * place.x,
      dy: max(0, size.height - content.height - inset.top - inset.bottom) * place.y)
    let least = CGPoint(x: -inset.left - spare.dx, y: -inset.top - view.hiddenTop - spare.dy)
    return (
      least,
      CGPoint(
        x: max(least.x, view.contentSize.width + inset.right - size.width),
        y: max(least.y, view.contentSize.height + inset.bottom - size.height))
    )
  }

  /// Returns whether the minimum and maximum resting offsets along `axis` differ.
  func hasRange(_ axis: Axis) -> Bool {
    let range = range
    return switch axis {
    case .horizontal: range.greatest.x - range.least.x > 0.01
    case .vertical: range.greatest.y - range.least.y > 0.01
    }
  }

  /// Returns whether content can leave its range along `axis`.
  func bounces(_ axis: Axis) -> Bool {
    view.bounces && (axis == .horizontal ? view.bouncesHorizontally : view.bouncesVertically)
  }

  /// Returns whether an enclosing scroll view receives the rest of a scroll along `axis`.
  func transfers(_ axis: Axis) -> Bool {
    axis == .horizontal
      ? view.transfersHorizontalScrollingToParent : view.transfersVerticalScrollingToParent
  }

  /// Returns whether the user can move the content along `axis`.
  func canDrag(_ axis: Axis) -> Bool {
    guard view.isScrollEnabled else { return false }
    if hasRange(axis) { return true }
    guard bounces(axis) else { return false }
    return axis == .horizontal ? view.alwaysBounceHorizontal : view.alwaysBounceVertical
  }

  /// Returns whether scrolling is enabled and the offset along `axis`, or that at the end of the current
  /// motion, is not at the end of its range in the direction of `delta`.
  func canScroll(_ axis: Axis, by delta: CGFloat) -> Bool {
    guard view.isScrollEnabled else { return false }
    let range = range
    let end = motion?.end ?? view.contentOffset
    return switch axis {
    case .horizontal: delta < 0 ? end.x > range.least.x + 0.01 : end.x < range.greatest.x - 0.01
    case .vertical: delta < 0 ? end.y > range.least.y + 0.01 : end.y < range.greatest.y - 0.01
    }
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: max(range.least.x, min(range.greatest.x, offset.x)),
      y: max(range.least.y, min(range.greatest.y, offset.y)))
  }

  func band(_ axis: Axis) -> RubberBand {
    let range = range
    let isElastic = bounces(axis) && canDrag(axis)
    return switch axis {
    case .horizontal:
      RubberBand(
        least: range.least.x, greatest: range.greatest.x, length: view.bounds.width,
        isElastic: isElastic)
    case .vertical:
      RubberBand(
        least: range.least.y, greatest: range.greatest.y, length: view.bounds.height,
        isElastic: isElastic)
    }
  }

  /// Returns the rubber band of content that is being zoomed by the user, which is elastic regardless of the
  /// range.
  func elasticBand(_ axis: Axis) -> RubberBand {
    let band = band(axis)
    return RubberBand(
      least: band.least, greatest: band.greatest, length: band.length, isElastic: true)
  }

  /// Whether a zoom controls the content offset.
  var isHeld: Bool { view.zoomState?.isUnderWay == true }

  /// Moves the content into its range unless it is being moved.
  func keepInRange() {
    guard phase == .idle, !isHeld else { return }
    view.contentOffset = clamped(view.contentOffset)
  }

  /// Handles a change of the content or view size: resting content stays in its range, and the end of a
  /// deceleration is adjusted.
  func rangeChanged() {
    guard rangeHolds == 0 else { return }
    keepInRange()
    guard isDecelerating, let motion, let surface = view.surface else { return }
    if endsNaturally {
      continueRelease(velocity: motion.velocity(at: surface.now), insteadOf: motion)
    } else if clamped(motion.end) != motion.end {
      run(
        ScrollMotion(
          steppingFrom: view.contentOffset, to: clamped(motion.end), at: surface.now))
    }
  }

  /// Runs `changes` and handles a change of the range once afterwards.
  func holdingRange(_ changes: () -> Void) {
    let old = range
    rangeHolds += 1
    changes()
    rangeHolds -= 1
    if range != old { rangeChanged() }
  }

  /// Handles a change of the inset: content at its beginning stays there.
  func insetChanged(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard phase == .idle, !isHeld else { return }
    var offset = view.contentOffset
    if offset.x <= -old.left { offset.x = -new.left }
    if offset.y <= -old.top { offset.y = -new.top }
    view.contentOffset = clamped(offset)
  }

  /// Returns the offset nearest to the current one that shows `rect`, or its beginning if it is too large.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = view.adjustedContentInset
    let visible = view.bounds.inset(by: inset)
    func moved(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low - from }
      return max(0, high - to)
    }
    return clamped(
      CGPoint(
        x: view.contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
        y: view.contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY)))
  }
}
