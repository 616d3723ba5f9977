// SPDX-License-Identifier: Apache-2.0

public import ViewTree

extension UINavigationController {
  /// Whether the bars go as a hand drags the content up, and come back as one drags it down.
  ///
  /// The bar at the bottom goes with the other one where it is shown. Wheels and touchpads leave the
  /// bars alone.
  public var hidesBarsOnSwipe: Bool {
    get { hiding.recognizer.isEnabled }
    set { hiding.recognizer.isEnabled = newValue }
  }

  /// What ``hidesBarsOnSwipe`` follows.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.recognizer }
}
