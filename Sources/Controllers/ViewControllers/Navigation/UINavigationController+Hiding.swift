// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UINavigationController {
  /// Whether the bars go as a hand drags the content up, and come back as one drags it down.
  ///
  /// The bar at the bottom goes with the other one where it is shown. Wheels and touchpads leave the
  /// bars alone.
  public var hidesBarsOnSwipe: Bool {
    get { hiding.recognizer.isEnabled }
    set { hiding.recognizer.isEnabled = newValue }
  }

  /// Whether a tap on the content, where nothing else wants it, takes the bars away and brings them back.
  public var hidesBarsOnTap: Bool {
    get { hiding.hidesOnTap }
    set { hiding.hidesOnTap = newValue }
  }

  /// What ``hidesBarsOnTap`` follows.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// Whether the bars go when a keyboard comes on the screen; they don't come back with its end.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.hidesForKeyboard }
    set { hiding.hidesForKeyboard = newValue }
  }

  /// Whether the bars go in low windows, where a tap on the content brings them back and takes them away.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.hidesWhenLow }
    set { hiding.hidesWhenLow = newValue }
  }

  /// What ``hidesBarsOnSwipe`` follows.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.recognizer }
}
