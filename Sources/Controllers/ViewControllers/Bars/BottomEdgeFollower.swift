// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// An observer of whether the content of a scroll view ends above the bar at the bottom.
@MainActor
final class BottomEdgeFollower: ScrollEndObserver {
  private weak var scrollView: UIScrollView?
  private var isAtEdge = true
  private let onChange: (Bool) -> Void

  /// Creates an observer without a scroll view.
  ///
  /// `onChange` is called after changes, with whether no content is behind the bar.
  init(onChange: @escaping (Bool) -> Void) {
    self.onChange = onChange
  }

  /// Observes `scrollView` instead of the previous scroll view.
  ///
  /// If `scrollView` is `nil`, no content counts as being behind the bar.
  func follow(_ scrollView: UIScrollView?) {
    if scrollView !== self.scrollView {
      self.scrollView?.endObservers.remove(self)
      self.scrollView = scrollView
      scrollView?.endObservers.add(self)
    }
    contentEndMayHaveMoved()
  }

  func contentEndMayHaveMoved() {
    let isNowAtEdge = scrollView.map(Self.isAtEnd) ?? true
    guard isNowAtEdge != isAtEdge else { return }
    isAtEdge = isNowAtEdge
    onChange(isNowAtEdge)
  }

  /// Returns whether the content ends above the bar, with a tolerance of half a point.
  private static func isAtEnd(_ scrollView: UIScrollView) -> Bool {
    let bottom = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
    return bottom >= scrollView.contentSize.height - 0.5
  }
}
