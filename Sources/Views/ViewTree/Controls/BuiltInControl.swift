// SPDX-License-Identifier: Apache-2.0

/// A control that knows more of itself than applications can override: UIControl asks it.
///
/// This is how the controls of modules above say what they do here.
@MainActor
package protocol BuiltInControl: AnyObject {
  /// The control was enabled, selected or highlighted, or is so no longer.
  func stateWasSet()
  /// A touch went up inside; true: the control made something else of it than a press.
  func takesPress() -> Bool
  /// The control was pressed; true: it told by itself what was done.
  func wasPressed() -> Bool
  /// Says to assistive technologies what the control is, shows, and is set to.
  func describe(_ defaults: inout AccessibilityDefaults)
  /// Raises or lowers what is set by `steps`, and tells it, as a person's finger does.
  func adjust(by steps: Int)
}

extension BuiltInControl {
  /// Nothing is to be done.
  package func stateWasSet() {}
  /// A press is a press.
  package func takesPress() -> Bool { false }
  /// The actions of a press are to be carried out.
  package func wasPressed() -> Bool { false }
  /// It is a button without words.
  package func describe(_ defaults: inout AccessibilityDefaults) {}
  /// Nothing can be set.
  package func adjust(by steps: Int) {}
}
