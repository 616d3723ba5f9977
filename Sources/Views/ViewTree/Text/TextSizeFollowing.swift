// SPDX-License-Identifier: Apache-2.0

/// A view whose text can follow the user's preferred text size.
@preconcurrency @MainActor
package protocol TextSizeFollowing: UIView {
  /// Whether a font created by `preferredFont` follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get }
}

extension TextSizeFollowing {
  /// Returns `font` in the user's preferred text size if the view follows it, or else `font`.
  func adapted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adapted(to: traitCollection) : font
  }

  /// Returns the adapted font as a host's font description.
  package func shown(_ font: UIFont) -> FontDescription { adapted(font).hostFont }
}
