// SPDX-License-Identifier: Apache-2.0

/// A view whose text may follow the size of text that a person chose.
@preconcurrency @MainActor
package protocol TextSizeFollowing: UIView {
  /// Whether a font that `preferredFont` made follows it.
  var adjustsFontForContentSizeCategory: Bool { get }
}

extension TextSizeFollowing {
  /// `font` in the size of text that a person chose, when the view follows it.
  func adapted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adapted(to: traitCollection) : font
  }

  /// The same as hosts know it.
  package func shown(_ font: UIFont) -> FontDescription { adapted(font).hostFont }
}
