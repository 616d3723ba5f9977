// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The character and paragraph formatting at a position of a rich text document, in the document's units.
///
/// Lengths are in twentieths of a point, font sizes in half points.
struct RichTextLook: Equatable {
  var font = 0
  var size = 24
  var isBold = false
  var isItalic = false
  var underline = 0
  var isStruck = false
  /// The indices in the colour table; 0 for none.
  var color = 0
  var background = 0
  /// The additional character spacing, in twentieths of a point.
  var kern = 0
  /// The baseline offset, in half points.
  var rise = 0
  var skipsUnicode = 1
  var paragraph = Paragraph()

  /// The formatting of a paragraph.
  struct Paragraph: Equatable {
    var alignment = NSTextAlignment.natural
    var isRightToLeft = false
    var firstIndent = 0
    var head = 0
    var tail = 0
    var before = 0
    var after = 0
    var lineHeight = 0
    var isMultiple = false
    var lineSpacing = 0
    var tabs: [Int] = []
    var nextTab = NSTextAlignment.left
    var tabKinds: [NSTextAlignment] = []
  }

  /// Applies `word` if it is a control word for character formatting; returns whether it is one.
  mutating func takeCharacters(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "plain":
      let (paragraph, skips) = (paragraph, skipsUnicode)
      self = RichTextLook()
      (self.paragraph, skipsUnicode) = (paragraph, skips)
    case "b": isBold = number != 0
    case "i": isItalic = number != 0
    case "ul": underline = number == 0 ? 0 : 1
    case "uldb": underline = number == 0 ? 0 : 9
    case "ulth": underline = number == 0 ? 0 : 2
    case "uld": underline = number == 0 ? 0 : 0x101
    case "uldash": underline = number == 0 ? 0 : 0x201
    case "ulnone": underline = 0
    case "strike", "strikec": isStruck = number != 0
    case "f": font = number ?? 0
    case "fs": size = max(1, number ?? 24)
    case "cf": color = max(0, number ?? 0)
    case "cb", "highlight", "chcbpat": background = max(0, number ?? 0)
    case "expndtw": kern = number ?? 0
    case "up": rise = number ?? 6
    case "dn": rise = -(number ?? 6)
    case "super": rise = size / 3
    case "sub": rise = -size / 6
    case "nosupersub": rise = 0
    case "uc": skipsUnicode = max(0, number ?? 1)
    default: return false
    }
    return true
  }

  /// Applies `word` if it is a control word for paragraph formatting; returns whether it is one.
  mutating func takeParagraph(_ word: String, _ number: Int?) -> Bool {
    let value = number ?? 0
    switch word {
    case "pard": paragraph = Paragraph()
    case "ql": paragraph.alignment = .left
    case "qr": paragraph.alignment = .right
    case "qc": paragraph.alignment = .center
    case "qj": paragraph.alignment = .justified
    case "qnatural": paragraph.alignment = .natural
    case "rtlpar": paragraph.isRightToLeft = true
    case "ltrpar": paragraph.isRightToLeft = false
    case "fi": paragraph.firstIndent = value
    case "li": paragraph.head = value
    case "ri": paragraph.tail = value
    case "sb": paragraph.before = value
    case "sa": paragraph.after = value
    case "sl": paragraph.lineHeight = value
    case "slmult": paragraph.isMultiple = value != 0
    case "slleading": paragraph.lineSpacing = value
    case "tqc": paragraph.nextTab = .center
    case "tqr": paragraph.nextTab = .right
    case "tx":
      paragraph.tabs.append(value)
      paragraph.tabKinds.append(paragraph.nextTab)
      paragraph.nextTab = .left
    default: return false
    }
    return true
  }

  /// The paragraph's style.
  var style: NSParagraphStyle {
    func points(_ twips: Int) -> CGFloat { CGFloat(twips) / 20 }
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment
    if paragraph.isRightToLeft { style.baseWritingDirection = .rightToLeft }
    style.headIndent = points(paragraph.head)
    style.firstLineHeadIndent = points(paragraph.head + paragraph.firstIndent)
    if paragraph.tail != 0 { style.tailIndent = -points(paragraph.tail) }
    style.paragraphSpacingBefore = points(paragraph.before)
    style.paragraphSpacing = points(paragraph.after)
    style.lineSpacing = points(paragraph.lineSpacing)
    if paragraph.isMultiple, paragraph.lineHeight > 0 {
      style.lineHeightMultiple = CGFloat(paragraph.lineHeight) / 240
    } else if paragraph.lineHeight != 0 {
      style.minimumLineHeight = points(abs(paragraph.lineHeight))
      if paragraph.lineHeight < 0 { style.maximumLineHeight = points(-paragraph.lineHeight) }
    }
    if !paragraph.tabs.isEmpty {
      style.tabStops = zip(paragraph.tabs, paragraph.tabKinds).map {
        NSTextTab(textAlignment: $1, location: points($0), options: [:])
      }
    }
    return style
  }
}
