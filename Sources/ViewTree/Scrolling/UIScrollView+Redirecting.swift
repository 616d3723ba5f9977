// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIScrollView {
  /// Where an animated `setContentOffset` under way ends, in points; nil: none is under way.
  package var animatedScrollEnd: CGPoint? { isScrollAnimating ? scroller.motion?.end : nil }

  /// Lets an animated `setContentOffset` under way end at another offset, in points, in the time
  /// that is left, from where the content is now.
  package func redirectAnimatedScroll(to end: CGPoint) {
    guard isScrollAnimating, let motion = scroller.motion, let surface else { return }
    scroller.run(motion.redirected(from: contentOffset, to: end, at: surface.now))
  }
}
