// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of UILabel can be reached by name, as nibs and key-value coding do.
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
