// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment: NSTextAlignment = .natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsDefaultTighteningForTruncation = false
  /// The tab stops; `nil` for twelve of them, 28 points apart.
  var tabStops: [NSTextTab]?
  var defaultTabInterval: CGFloat = 0
  var baseWritingDirection: NSWritingDirection = .natural
}
