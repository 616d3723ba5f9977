// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What of UITextView can be reached by name, as nibs and key-value coding do.
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
