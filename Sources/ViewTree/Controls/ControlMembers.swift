// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of UIControl can be reached by name, as nibs and key-value coding do.
@MainActor
enum ControlMembers {
  static let list: [_NamedMember] = [
    .property("isEnabled", \UIControl.isEnabled),
    .property("isSelected", \UIControl.isSelected),
    .property("isHighlighted", \UIControl.isHighlighted),
  ]
}
