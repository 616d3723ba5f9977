// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of UIImageView can be reached by name, as nibs and key-value coding do.
@MainActor
enum ImageViewMembers {
  static let list: [_NamedMember] = [
    .property("image", \UIImageView.image),
    .property("highlightedImage", \UIImageView.highlightedImage),
    .property("isHighlighted", \UIImageView.isHighlighted),
  ]
}
