// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The gesture recogniser that zooms the content of a scroll view.
final class ScrollPinch: UIPinchGestureRecognizer {
  @Unheld private var scrollView: UIScrollView?
  private var startPlace = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  /// The delegate, or the scroll view itself if it conforms and there is no delegate.
  override var effectiveDelegate: (any UIGestureRecognizerDelegate)? {
    delegate ?? scrollView as? any UIGestureRecognizerDelegate
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    scrollView?.canZoom == true && super.shouldReceive(event)
  }

  /// Returns `false` for the scroll view's pan recogniser: a drag becomes a zoom when a second finger
  /// touches.
  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    preventing !== scrollView?.panGestureRecognizer
  }

  override func start(distance: CGFloat, angle: CGFloat) {
    super.start(distance: distance, angle: angle)
    startPlace = centroid
  }

  override func stateDidChange() {
    guard let zoomer = scrollView?.zoomer else { return }
    switch currentState {
    case .began:
      // A drag has already moved the content.
      let place = scrollView?.isDragging == true ? centroid : startPlace
      if zoomer.beginPinch(at: place) { zoomer.pinch(by: scale, at: centroid) }
    case .changed: zoomer.pinch(by: scale, at: centroid)
    case .ended, .cancelled: zoomer.endPinch()
    default: break
    }
  }
}
