// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITextView: AccessibilityDescribing {
  /// The description of an editable or static text.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(isEditable ? .textField : .text, isElement: true)
    if isEditable { defaults.value = text } else { defaults.label = text }
    defaults.traits = isEditable ? .none : .staticText
    return defaults
  }
}
