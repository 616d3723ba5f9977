// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIScrollView {
  /// Takes the content back to where it may be, after it was laid out for another size of the view;
  /// see `ScrollSteering.laysOutAnew`.
  package func contentWasLaidOut() { scroller.rangeChanged() }

  /// Runs `changes` of the content's size and of the offset that belong together: the content is taken
  /// back to where it may be when all of them are made.
  package func changingContent(_ changes: () -> Void) { scroller.holdingRange(changes) }

  /// Scrolls to the top as a tap on a status bar does, if the delegate lets it.
  ///
  /// - Returns: Whether there was anybody to ask; false where `scrollsToTop` is off.
  @discardableResult
  package func scrollToTop() -> Bool { scroller.scrollToTop() }

  /// Where an animated `setContentOffset` under way ends, in points; nil: none is under way.
  package var animatedScrollEnd: CGPoint? { isScrollAnimating ? scroller.motion?.end : nil }

  /// Lets an animated `setContentOffset` under way end at another offset, in points, in the time
  /// that is left, from where the content is now.
  package func redirectAnimatedScroll(to end: CGPoint) {
    guard isScrollAnimating, let motion = scroller.motion, let surface else { return }
    scroller.run(motion.redirected(from: contentOffset, to: end, at: surface.now))
  }
}
