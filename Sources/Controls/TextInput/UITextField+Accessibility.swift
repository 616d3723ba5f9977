// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ViewTree

extension UITextField: BuiltInControl {
  /// Says the text, which is kept secret where it is one.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.role = accessibleRole
    defaults.traits.remove(.button)
    defaults.label = placeholder
    if let text, !text.isEmpty {
      defaults.value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
  }
}
