// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The delegate of a scroll view; all methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Notifies the delegate that the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Notifies the delegate that the user is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Notifies the delegate that the user is about to end a drag, at `velocity` in points per millisecond.
  ///
  /// `targetContentOffset` points to the resting offset of the content, which can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Notifies the delegate that the user ended a drag; `decelerate` is `true` if the content continues to
  /// move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Notifies the delegate that the content starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that the content has stopped decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that an animated `setContentOffset` or `scrollRectToVisible` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether the content may scroll to its top; see `UIScrollView.scrollsToTop`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Notifies the delegate that the content has been scrolled to its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Returns the view that is scaled for zooming, or `nil`, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Notifies the delegate that the user or an animation is about to zoom `view`.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Notifies the delegate that the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Notifies the delegate that a zoom of `view` by the user or an animation has ended, within the limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Notifies the delegate that the adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation, a no-op.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation, a no-op.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation, which keeps the target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation, a no-op.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// The default implementation, a no-op.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation, a no-op.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation, a no-op.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`, the default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation, a no-op.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns `nil`, the default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation, a no-op.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation, a no-op.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation, a no-op.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// The default implementation, a no-op.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
