// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The delivery state of a touch, to recognisers and to the view in which it began.
@MainActor
final class TouchTrack {
  let touch: UITouch
  private(set) var recognizers: [UIGestureRecognizer]
  /// Whether the touch is delivered to the view.
  var isForView: Bool
  /// Whether the beginning of the touch was delivered to the view.
  var viewWasTold = false
  /// The phases not yet delivered to the view because a recogniser has not decided.
  var held: [UITouch.Phase] = []
  /// The scroll view whose motion the touch stopped or may start.
  weak var touchedScrollView: UIScrollView?

  /// Stops delivery of the touch to recognisers and to the view.
  func keepBack() {
    recognizers = []
    touch.gestureRecognizers = []
    isForView = false
  }

  init(_ touch: UITouch, recognizers: [UIGestureRecognizer], isForView: Bool) {
    self.touch = touch
    self.recognizers = recognizers
    self.isForView = isForView
  }
}
