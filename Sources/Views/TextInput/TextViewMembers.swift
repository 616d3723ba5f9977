// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The members of `UITextView` that can be accessed by name, as in nibs and key-value coding.
@MainActor
enum TextViewMembers {
  static let list: [_NamedMember] = [
    .property("text", \UITextView.text),
    .property("attributedText", \UITextView.attributedText),
    .property("textColor", \UITextView.textColor),
    .property("font", \UITextView.font),
    .property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
  ]
}
