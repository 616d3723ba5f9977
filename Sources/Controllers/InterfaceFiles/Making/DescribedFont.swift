// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A font that a file describes.
enum DescribedFont {
  /// A font of a text style, whose size follows the user's content size category.
  case style(UIFont.TextStyle)
  /// A font with a fixed size.
  case fixed(UIFont)

  /// The font for the current content size category.
  @MainActor
  var font: UIFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style)
    case .fixed(let font): font
    }
  }
}
