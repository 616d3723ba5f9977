// SPDX-License-Identifier: Apache-2.0

/// Behaviour of a control that apps cannot override, called by `UIControl`.
///
/// Controls of modules above implement it.
@MainActor
package protocol BuiltInControl: AnyObject {
  /// Called when the control's enabled, selected or highlighted state changed.
  func stateWasSet()
  /// Returns whether the control has handled a touch that ended inside, instead of a press.
  func takesPress() -> Bool
  /// Called when the control was pressed; returns whether it sent its actions itself.
  func wasPressed() -> Bool
  /// Sets the accessibility properties of the control.
  func describe(_ defaults: inout AccessibilityDefaults)
  /// Increments or decrements the value by `steps` and sends its events.
  func adjust(by steps: Int)
}

extension BuiltInControl {
  /// The default implementation, a no-op.
  package func stateWasSet() {}
  /// Returns `false`, the default: the touch is a press.
  package func takesPress() -> Bool { false }
  /// Returns `false`, the default: the actions of a press are sent.
  package func wasPressed() -> Bool { false }
  /// The default implementation: a button without a label.
  package func describe(_ defaults: inout AccessibilityDefaults) {}
  /// The default implementation, a no-op.
  package func adjust(by steps: Int) {}
}
