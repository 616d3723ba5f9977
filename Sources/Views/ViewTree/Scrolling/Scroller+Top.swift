// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Scroller {
  /// Scrolls to the top, if the delegate lets it; answers whether there was anybody to ask.
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

  /// Content came to be measured on the way and moved what is seen: the rest of the way starts there.
  func goOnToTop() {
    guard let motion, let surface = view.surface else { return }
    let top = CGPoint(x: view.contentOffset.x, y: range.least.y)
    run(motion.redirected(from: view.contentOffset, to: top, at: surface.now))
  }
}
