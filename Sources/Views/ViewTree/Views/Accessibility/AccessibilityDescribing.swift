// SPDX-License-Identifier: Apache-2.0

/// An object whose class supplies accessibility attributes and operations of its own.
@MainActor
package protocol AccessibilityDescribing: AnyObject {
  /// The attributes in effect where the application sets none.
  var accessibilityDefaults: AccessibilityDefaults { get }
  /// Performs the action of a press and returns `true`, or returns `false` to have a press simulated.
  func accessibilityUse() -> Bool
  /// Changes the value by `steps`.
  func accessibilityAdjust(by steps: Int)
  /// Moves the focus into the view: to its end if `fromBehind` is `true`, to its beginning otherwise.
  ///
  /// - Returns: `false` if there is nothing to focus.
  func accessibilityTakeFocus(fromBehind: Bool) -> Bool
  /// Restores the focus inside the view to its previous position.
  ///
  /// - Returns: `false` if there is nothing to focus.
  func accessibilityRegainFocus() -> Bool
  /// Moves the focus to the part that contains `inner`.
  ///
  /// - Returns: `false` if that part cannot have the focus.
  func accessibilityTakeFocus(at inner: AccessibleObject) -> Bool
  /// The focused part of a view that is a single focus stop.
  var accessibilityFocusedPart: AccessibleObject? { get }
  /// Called when the focus left the view.
  func accessibilityLoseFocus()
}

extension AccessibilityDescribing {
  /// Returns `false`: a press is simulated.
  package func accessibilityUse() -> Bool { false }
  /// Does nothing: there is no value.
  package func accessibilityAdjust(by steps: Int) {}
  /// Returns `true`: the view takes the focus.
  package func accessibilityTakeFocus(fromBehind: Bool) -> Bool { true }
  /// Moves the focus to the beginning of the view.
  package func accessibilityRegainFocus() -> Bool { accessibilityTakeFocus(fromBehind: false) }
  /// Returns `false`: no part can have the focus.
  package func accessibilityTakeFocus(at inner: AccessibleObject) -> Bool { false }
  /// The default, `nil`: no part has the focus.
  package var accessibilityFocusedPart: AccessibleObject? { nil }
  /// Does nothing.
  package func accessibilityLoseFocus() {}
}
