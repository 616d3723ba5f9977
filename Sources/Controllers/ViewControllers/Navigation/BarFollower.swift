// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An object that adapts the height of a navigation bar to the scroll position of the content below it.
@MainActor
final class BarFollower: ScrollSteering {
  private weak var controller: (any BarsLayout)?
  private(set) weak var scrollView: UIScrollView?
  /// The visible part of the collapsible height, in points.
  private(set) var shown: CGFloat = 0
  /// The distance by which the content is pulled beyond its top, in points.
  private(set) var pulled: CGFloat = 0
  /// Whether no content is below the bar.
  private(set) var isAtEdge = true
  private var metrics: NavigationBarMetrics
  private var isMoving = false

  init(_ controller: any BarsLayout) {
    self.controller = controller
    metrics = NavigationBarMetrics(row: NavigationBarMetrics.phoneRow)
  }

  /// Sets the heights of the bar; content at its top stays there.
  func use(_ metrics: NavigationBarMetrics) {
    guard metrics != self.metrics else { return }
    let wasWhole = shown >= self.metrics.collapsible
    self.metrics = metrics
    shown = wasWhole ? metrics.collapsible : min(shown, metrics.collapsible)
    scrollView?.hiddenTop = metrics.collapsible - shown
  }

  /// Follows `scrollView` from now on, or no scroll view for `nil`; shows the whole bar.
  func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== self.scrollView else { return }
    self.scrollView?.barSteering = nil
    self.scrollView?.hiddenTop = 0
    self.scrollView = scrollView
    scrollView?.barSteering = self
    shown = metrics.collapsible
    pulled = 0
    isAtEdge = true
  }

  /// Shows the whole bar until the next change of the scroll position.
  func reset() {
    shown = metrics.collapsible
    pulled = 0
    isAtEdge = true
  }

  /// Returns the top inset without the collapsible height, in points.
  private func base(of scrollView: UIScrollView) -> CGFloat {
    scrollView.adjustedContentInset.top - shown
  }

  func didScroll() {
    guard !isMoving, let scrollView, let controller else { return }
    isMoving = true
    defer { isMoving = false }
    let distance = -(scrollView.contentOffset.y + base(of: scrollView))
    let newShown = max(0, min(metrics.collapsible, distance))
    let newPulled = metrics.large > 0 ? max(0, distance - metrics.collapsible) : 0
    let newEdge = distance >= -0.5
    guard newShown != shown || newPulled != pulled || newEdge != isAtEdge else { return }
    shown = newShown
    pulled = newPulled
    isAtEdge = newEdge
    scrollView.hiddenTop = metrics.collapsible - newShown
    controller.layoutBars()
  }

  /// Returns a resting offset at which the title and the search bar are either shown or hidden completely.
  func restingOffset(for proposed: CGPoint, velocity: CGVector) -> CGPoint {
    guard let scrollView, metrics.collapsible > 0 else { return proposed }
    let edge = -base(of: scrollView)
    let whole = edge - metrics.collapsible
    guard proposed.y > whole, proposed.y < edge else { return proposed }
    var stops = [whole, edge]
    if metrics.large > 0, metrics.searchCollapses { stops.append(edge - metrics.large) }
    stops.sort()
    let nearest = stops.min { abs($0 - proposed.y) < abs($1 - proposed.y) } ?? proposed.y
    let stop =
      velocity.dy > 0
      ? stops.first { $0 >= proposed.y }
      : velocity.dy < 0 ? stops.last { $0 <= proposed.y } : nearest
    return CGPoint(x: proposed.x, y: stop ?? nearest)
  }
}
