// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UINavigationController {
  /// Whether the bars are hidden by an upward drag of the content, and shown by a downward drag.
  ///
  /// A toolbar that was visible is hidden and shown together with the navigation bar. Scroll wheel events and
  /// trackpad scrolls do not affect the bars.
  public var hidesBarsOnSwipe: Bool {
    get { hiding.recognizer.isEnabled }
    set { hiding.recognizer.isEnabled = newValue }
  }

  /// Whether a tap on the content, outside of controls and bars, hides or shows the bars.
  public var hidesBarsOnTap: Bool {
    get { hiding.hidesOnTap }
    set { hiding.hidesOnTap = newValue }
  }

  /// The recogniser of ``hidesBarsOnTap``.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// Whether the bars are hidden when an on-screen keyboard appears; the bars stay hidden when the keyboard
  /// disappears.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.hidesForKeyboard }
    set { hiding.hidesForKeyboard = newValue }
  }

  /// Whether the bars are hidden in vertically compact windows.
  ///
  /// In such windows, a tap on the content shows and hides the bars.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.hidesWhenLow }
    set { hiding.hidesWhenLow = newValue }
  }

  /// The recogniser of ``hidesBarsOnSwipe``.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.recognizer }
}
