// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// An object that scrolls a view automatically while the pointer or touch of a drag is near one of its edges.
@MainActor
package final class EdgeScroller {
  /// The distance from an edge at which scrolling begins, in points; not measured from UIKit.
  private static let reach: CGFloat = 56
  /// The maximum scroll speed, directly at the edge, in points per second; not measured from UIKit.
  private static let fastest: CGFloat = 900

  @Unheld private var view: UIScrollView?
  private var place: CGPoint?
  private var last: TimeInterval?
  private var isTicking = false
  /// The closure called after the view was scrolled.
  package var onScroll: () -> Void = {}

  /// Creates a scroller for `view`.
  package init(_ view: UIScrollView) {
    self.view = view
  }

  /// Sets the location of the drag to `point`, in content coordinates, and starts scrolling if necessary.
  package func hold(at point: CGPoint) {
    guard let view else { return }
    place = CGPoint(x: point.x - view.contentOffset.x, y: point.y - view.contentOffset.y)
    guard !isTicking, let surface = view.surface else { return }
    isTicking = true
    last = nil
    surface.addFrameCallback { [weak self] time in self?.tick(time) ?? false }
  }

  /// Stops scrolling.
  package func stop() { place = nil }

  /// The current location of the drag in content coordinates; `nil` if there is none.
  package var heldPoint: CGPoint? {
    guard let view, let place else { return nil }
    return CGPoint(x: place.x + view.contentOffset.x, y: place.y + view.contentOffset.y)
  }

  private func tick(_ time: TimeInterval) -> Bool {
    guard let view, let place else {
      isTicking = false
      return false
    }
    let elapsed = last.map { CGFloat(min(0.1, time - $0)) } ?? 0
    last = time
    let window = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.adjustedContentInset)
    var offset = view.contentOffset
    let limits = ScrollLimits(view)
    offset.x += speed(place.x, window.minX, window.maxX) * elapsed
    offset.y += speed(place.y, window.minY, window.maxY) * elapsed
    offset = limits.clamp(offset)
    guard offset != view.contentOffset else { return true }
    view.contentOffset = offset
    onScroll()
    return true
  }

  private func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    guard high - low > 3 * Self.reach else { return 0 }
    let before = min(1, max(0, (low + Self.reach - place) / Self.reach))
    let after = min(1, max(0, (place - high + Self.reach) / Self.reach))
    return (after - before) * Self.fastest
  }
}
