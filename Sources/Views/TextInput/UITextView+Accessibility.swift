// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITextView: AccessibilityDescribing {
  /// The description of an editable or static text; a secure entry is obscured.
  package var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(isEditable ? .textField : .text, isElement: true)
    if isEditable { defaults.value = shownText } else { defaults.label = shownText }
    defaults.traits = isEditable ? .none : .staticText
    return defaults
  }
}
