// SPDX-License-Identifier: Apache-2.0

// One conformance for all controls: a subclass can't have another one.
extension UIControl: AccessibilityDescribing {
  /// What the control is, shows, and is set to.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.button, isElement: true)
    defaults.states.isDisabled = !isEnabled
    defaults.traits = isEnabled ? .button : [.button, .notEnabled]
    if isSelected { defaults.traits.insert(.selected) }
    (self as? any BuiltInControl)?.describe(&defaults)
    return defaults
  }

  /// Raises or lowers what is set, and tells it, as a person's finger does.
  package func accessibilityAdjust(by steps: Int) {
    if isEnabled { (self as? any BuiltInControl)?.adjust(by: steps) }
  }
}
