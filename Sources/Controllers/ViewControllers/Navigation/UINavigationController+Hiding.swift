// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UINavigationController {
  /// Whether the bars are hidden by an upward drag of the content, and shown by a downward one.
  ///
  /// The toolbar follows the navigation bar if it was shown. Scroll wheel events and trackpad scrolls do not
  /// affect the bars.
  public var hidesBarsOnSwipe: Bool {
    get { hiding.recognizer.isEnabled }
    set { hiding.recognizer.isEnabled = newValue }
  }

  /// Whether a tap on the content that is not otherwise handled hides and shows the bars.
  public var hidesBarsOnTap: Bool {
    get { hiding.hidesOnTap }
    set { hiding.hidesOnTap = newValue }
  }

  /// The recogniser of ``hidesBarsOnTap``.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// Whether the bars are hidden when an on-screen keyboard appears; they stay hidden when it disappears.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.hidesForKeyboard }
    set { hiding.hidesForKeyboard = newValue }
  }

  /// Whether the bars are hidden in vertically compact windows, where a tap on the content shows and hides
  /// them.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.hidesWhenLow }
    set { hiding.hidesWhenLow = newValue }
  }

  /// The recogniser of ``hidesBarsOnSwipe``.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.recognizer }
}
