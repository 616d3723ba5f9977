// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A font that a file describes.
enum DescribedFont {
  /// The font of a text style, as large as the person likes texts.
  case style(UIFont.TextStyle)
  /// A font of one size.
  case fixed(UIFont)

  /// The font as it is now.
  @MainActor
  var font: UIFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style)
    case .fixed(let font): font
    }
  }
}
