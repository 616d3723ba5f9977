// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What of UITextField can be reached by name, as nibs and key-value coding do.
@MainActor
enum TextFieldMembers {
  static let list: [_NamedMember] = [
    .property("text", \UITextField.text),
    .property("attributedText", \UITextField.attributedText),
    .property("placeholder", \UITextField.placeholder),
    .property("textColor", \UITextField.textColor),
    .property("font", \UITextField.font),
    .property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
  ]
}
