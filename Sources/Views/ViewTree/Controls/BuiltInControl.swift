// SPDX-License-Identifier: Apache-2.0

/// A control with behaviour that apps cannot override, called by `UIControl`.
///
/// Controls of modules above implement it.
@MainActor
package protocol BuiltInControl: AnyObject {
  /// Handles a change of the control's enabled, selected or highlighted state.
  func stateWasSet()
  /// Returns whether the control has handled a touch that ended inside, instead of a press.
  func takesPress() -> Bool
  /// Handles a press of the control; returns whether it sent its actions itself.
  func wasPressed() -> Bool
  /// Sets the accessibility properties of the control.
  func describe(_ defaults: inout AccessibilityDefaults)
  /// Increments or decrements the value by `steps` and sends its events.
  func adjust(by steps: Int)
}

extension BuiltInControl {
  /// Ignores the change; the default implementation.
  package func stateWasSet() {}
  /// Returns `false`, the default: the touch is a press.
  package func takesPress() -> Bool { false }
  /// Returns `false`, the default: the actions of a press are sent.
  package func wasPressed() -> Bool { false }
  /// Leaves `defaults` unmodified, with the properties of a button without a label; the default
  /// implementation.
  package func describe(_ defaults: inout AccessibilityDefaults) {}
  /// Ignores the request; the default implementation.
  package func adjust(by steps: Int) {}
}
