// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The members of `UILabel` that are accessible by name, for nibs and key-value coding.
@MainActor
enum LabelMembers {
  static let list: [_NamedMember] = [
    .property("text", \UILabel.text),
    .property("attributedText", \UILabel.attributedText),
    .property("textColor", \UILabel.textColor),
    .property("font", \UILabel.font),
    .property("numberOfLines", \UILabel.numberOfLines),
    .property("textAlignment", \UILabel.textAlignment),
  ]
}
