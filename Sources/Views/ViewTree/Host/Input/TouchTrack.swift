// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// A touch on its way to recognisers and to the view it came down in.
@MainActor
final class TouchTrack {
  let touch: UITouch
  private(set) var recognizers: [UIGestureRecognizer]
  /// Whether the view is to hear of the touch.
  var isForView: Bool
  /// Whether the view was told that the touch came down.
  var viewWasTold = false
  /// What the view has not been told yet because a recogniser has not decided.
  var held: [UITouch.Phase] = []
  /// The scroll view whose motion the touch stopped or may begin.
  weak var touchedScrollView: UIScrollView?

  /// Nobody is to hear of the touch.
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
