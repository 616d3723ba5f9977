// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view's delegate that records its calls.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?
  var proposed = CGPoint.zero
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
    calls.append("willEnd")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEnd(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
}
