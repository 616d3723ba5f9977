// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITextField: BuiltInControl {
  /// Describes the text; a secure entry is obscured.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.role = accessibleRole
    defaults.traits.remove(.button)
    defaults.label = placeholder
    var words = companion?.words ?? []
    if let text, !text.isEmpty {
      words.append(isSecureTextEntry ? String(repeating: "•", count: text.count) : text)
    }
    if !words.isEmpty { defaults.value = words.joined(separator: ", ") }
  }
}
