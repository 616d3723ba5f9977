// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Scroller {
  /// Scrolls to the top unless the delegate returns `false`.
  ///
  /// - Returns: `false` if scrolling to the top is disabled or the user is touching the content, and `true`
  ///   otherwise, even if the delegate returned `false`.
  func scrollToTop() -> Bool {
    guard view.scrollsToTop, view.isScrollEnabled, !isTracking else { return false }
    guard view.scrollDelegate?.scrollViewShouldScrollToTop(view) ?? true else { return true }
    stop()
    let top = CGPoint(x: view.contentOffset.x, y: range.least.y)
    guard view.contentOffset != top, let surface = view.surface else {
      view.contentOffset = top
      view.scrollDelegate?.scrollViewDidScrollToTop(view)
      return true
    }
    phase = .animating
    goesToTop = true
    run(ScrollMotion(easingFrom: view.contentOffset, to: top, at: surface.now))
    return true
  }

  /// Adjusts the animation to the top after content was measured and the visible content moved.
  func goOnToTop() {
    guard let motion, let surface = view.surface else { return }
    let top = CGPoint(x: view.contentOffset.x, y: range.least.y)
    run(motion.redirected(from: view.contentOffset, to: top, at: surface.now))
  }
}
