// SPDX-License-Identifier: Apache-2.0

/// What classes implement that have something to say to assistive technologies by themselves.
@MainActor
package protocol AccessibilityDescribing: AnyObject {
  /// What holds where the application says nothing.
  var accessibilityDefaults: AccessibilityDefaults { get }
  /// Does what a press does, in a better way; false: it is to be pressed.
  func accessibilityUse() -> Bool
  /// Raises or lowers the value by `steps`.
  func accessibilityAdjust(by steps: Int)
  /// Takes the focus into the view, at its end when it comes from behind; false: there is nothing.
  func accessibilityTakeFocus(fromBehind: Bool) -> Bool
  /// Takes the focus back to where it was in the view before it went elsewhere; false: there is
  /// nothing.
  func accessibilityRegainFocus() -> Bool
  /// Gives the focus to the part that `inner` stands in; false: it can't have it.
  func accessibilityTakeFocus(at inner: AccessibleObject) -> Bool
  /// The part that has the focus, of a view that is a stop as a whole.
  var accessibilityFocusedPart: AccessibleObject? { get }
  /// The focus went elsewhere.
  func accessibilityLoseFocus()
}

extension AccessibilityDescribing {
  /// Has it pressed.
  package func accessibilityUse() -> Bool { false }
  /// Has no value.
  package func accessibilityAdjust(by steps: Int) {}
  /// Takes it.
  package func accessibilityTakeFocus(fromBehind: Bool) -> Bool { true }
  /// Takes it as if it came for the first time.
  package func accessibilityRegainFocus() -> Bool { accessibilityTakeFocus(fromBehind: false) }
  /// It can't.
  package func accessibilityTakeFocus(at inner: AccessibleObject) -> Bool { false }
  /// None.
  package var accessibilityFocusedPart: AccessibleObject? { nil }
  /// Nothing is to be done.
  package func accessibilityLoseFocus() {}
}
