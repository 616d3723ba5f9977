// SPDX-License-Identifier: Apache-2.0

// One conformance for all controls: a subclass cannot declare another one.
extension UIControl: AccessibilityDescribing {
  /// The default accessibility properties of the control.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.button, isElement: true)
    defaults.states.isDisabled = !isEnabled
    defaults.traits = isEnabled ? .button : [.button, .notEnabled]
    if isSelected { defaults.traits.insert(.selected) }
    (self as? any BuiltInControl)?.describe(&defaults)
    return defaults
  }

  /// Increments or decrements the value and sends its events, if the control is enabled.
  package func accessibilityAdjust(by steps: Int) {
    if isEnabled { (self as? any BuiltInControl)?.adjust(by: steps) }
  }
}
