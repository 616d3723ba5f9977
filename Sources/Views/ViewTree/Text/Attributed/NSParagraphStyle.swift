// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The layout attributes of a paragraph.
///
/// Known gaps: text lists. Words are not hyphenated and letters not tightened for any style, as in UIKit for
/// a language without hyphenation rules.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Must be the first stored property; see its type.
  private let mark = FoundationMark()

  var values = ParagraphValues()

  /// The style that has the default value of each attribute.
  open class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// Creates a style with default values.
  public override init() {
    super.init()
  }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The horizontal alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of all lines except the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The trailing limit of lines, in points: from the leading edge if positive, otherwise from the trailing
  /// edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor that natural line heights are multiplied by; 0 is equivalent to 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The wrapping or truncation of lines that do not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The rules besides the width that determine where lines break; the label's own strategy applies if it is
  /// empty.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The minimum fill of a line without hyphenation, from 0 to 1.
  ///
  /// - Note: Has no effect on Linux: words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated by the system's rules.
  ///
  /// - Note: Has no effect on Linux: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may be tightened before a line is truncated.
  ///
  /// - Note: Has no effect on Linux: letter spacing is not changed.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The tab stops in the order of their locations; by default twelve of them, 28 points apart.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops ?? TabStops.usual }
  /// The distance between tab stops after the last one in `tabStops`, in points; 0 for the distance between
  /// the last two.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The base writing direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether the styles have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash value; equal for equal styles.
  open override var hash: Int { values.hashValue }
}
