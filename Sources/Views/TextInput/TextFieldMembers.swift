// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The members of `UITextField` that can be accessed by name, as in nibs and key-value coding.
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
