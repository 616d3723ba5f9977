// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the lines of a paragraph are set.
///
/// Known gaps: text lists. Words are not hyphenated and letters not tightened, whatever a style says: as where UIKit
/// knows no hyphens of a language.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Has to stand first; see its type.
  private let mark = FoundationMark()

  var values = ParagraphValues()

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// A style of default values.
  public override init() {
    super.init()
  }

  /// Room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Room behind the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Room before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far lines but the first begin from the edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the beginning when positive, else from the end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How far the first line begins from the edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0: none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What natural line heights are multiplied with; 0: 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// What happens to lines that don't fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// What besides the room decides where lines end; labels' own holds where it is empty.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// How full a line without a hyphen has to be, from 0 to 1, to stay without one; kept for callers.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does; kept for callers.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters come closer before a line is truncated; kept for callers.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// Where tabs lead, in the order of their places; twelve of them, 28 points from each other, unless they are set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops ?? TabStops.usual }
  /// How far places behind the last tab stop are from each other, in points; 0: as far as the last two.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Where people begin to read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// A style of the same values that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }
}
