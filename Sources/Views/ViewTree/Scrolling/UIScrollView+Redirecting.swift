// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIScrollView {
  /// Limits the content offset to its range, after the content was laid out for another size of the view; see
  /// `ScrollSteering.laysOutAnew`.
  package func contentWasLaidOut() { scroller.rangeChanged() }

  /// Runs related `changes` of the content size and offset, and limits the offset to its range afterwards.
  package func changingContent(_ changes: () -> Void) { scroller.holdingRange(changes) }

  /// Scrolls to the top as a tap on a status bar does, unless the delegate returns `false`.
  ///
  /// - Returns: Whether scrolling to the top is possible; `false` if `scrollsToTop` or `isScrollEnabled` is
  ///   `false`, or while the user is touching the content.
  @discardableResult
  package func scrollToTop() -> Bool { scroller.scrollToTop() }

  /// The final offset of a running animated `setContentOffset` or scroll to the top, in points; `nil` if
  /// there is none.
  package var animatedScrollEnd: CGPoint? { isScrollAnimating ? scroller.motion?.end : nil }

  /// Changes the final offset of a running animated `setContentOffset` or scroll to the top, in points, which
  /// continues from the current offset in the remaining time.
  package func redirectAnimatedScroll(to end: CGPoint) {
    guard isScrollAnimating, let motion = scroller.motion, let surface else { return }
    scroller.run(motion.redirected(from: contentOffset, to: end, at: surface.now))
  }
}
