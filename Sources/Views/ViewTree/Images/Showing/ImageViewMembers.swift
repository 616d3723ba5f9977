// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The members of `UIImageView` that are accessible by name, for nibs and key-value coding.
@MainActor
enum ImageViewMembers {
  static let list: [_NamedMember] = [
    .property("image", \UIImageView.image),
    .property("highlightedImage", \UIImageView.highlightedImage),
    .property("isHighlighted", \UIImageView.isHighlighted),
  ]
}
