// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An attributed string taken apart: what is set in lines, and how it is painted.
package struct AttributedText {
  /// What holds where the string says nothing.
  package struct Defaults {
    /// The font.
    package var font: UIFont
    /// The colour of glyphs.
    package var color: UIColor
    /// Where lines stand across.
    package var alignment: NSTextAlignment
    /// Where lines that are too long are broken.
    package var lineBreak: NSLineBreakMode
    /// Whether people read from the right.
    package var isRightToLeft: Bool
    /// Whether `font` holds for all of the text.
    package var overridesFont: Bool
    /// Whether `color` holds for all of the text.
    package var overridesColor: Bool
    /// What holds for paragraphs that say nothing of where lines end besides the room.
    package var strategy = NSParagraphStyle.LineBreakStrategy.standard
    /// The font that is shown for a font: another one when the size of text follows a person's.
    package var shown: (UIFont) -> FontDescription
    /// How wide the room for the text is, as attachments are told, in points.
    package var width: CGFloat = .greatestFiniteMagnitude
    /// The text container that attachments are told of; nil: none.
    package var container: AnyObject?

    /// What holds where a string says nothing.
    package init(
      font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreak: NSLineBreakMode,
      isRightToLeft: Bool, overridesFont: Bool, overridesColor: Bool,
      shown: @escaping (UIFont) -> FontDescription
    ) {
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineBreak = lineBreak
      self.isRightToLeft = isRightToLeft
      self.overridesFont = overridesFont
      self.overridesColor = overridesColor
      self.shown = shown
    }
  }

  /// What is set in lines.
  package var styled = StyledText()
  /// One for each run of `styled`, in order.
  package private(set) var paints: [TextPaint] = []

  init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.init(string.string, TextStyles(string), defaults)
  }

  /// `text` with the attributes of `styles`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The attributes, by places in the text.
  ///   - defaults: The attributes where `styles` has none.
  ///   - unit: The place of the text in a longer one, of which attachments are notified, in UTF-16 code units.
  package init(_ text: String, _ styles: TextStyles, _ defaults: Defaults, unit: Int = 0) {
    var start = text.startIndex
    var offset = 0
    var place = TextStyles.Place()
    while true {
      let end = text[start...].firstIndex { $0.isNewline } ?? text.endIndex
      let length = text.utf16.distance(from: start, to: end)
      let parts = styles.parts(in: offset..<max(offset + length, offset + 1), from: &place)
      let first = parts.first?.attributes ?? styles.runs.last?.attributes ?? [:]
      add(text[start..<end], length > 0 ? parts : [], first, defaults, unit)
      styled.paragraphs[styled.paragraphs.count - 1].start =
        text.utf8.distance(from: text.startIndex, to: start)
      styled.paragraphs[styled.paragraphs.count - 1].unit = offset
      guard end < text.endIndex else { return }
      let next = text.index(after: end)
      offset += length + text.utf16.distance(from: end, to: next)
      start = next
    }
  }

  /// Adds a paragraph of these parts; `first`: the attributes at its beginning, `unit`: the place of the text.
  private mutating func add(
    _ text: Substring, _ parts: [(range: Range<Int>, attributes: TextStyles.Attributes)],
    _ first: TextStyles.Attributes, _ defaults: Defaults, _ unit: Int
  ) {
    var runs: [TextRun] = []
    var start = text.startIndex
    for (part, attributes) in parts {
      var place = part.lowerBound
      let own = defaults.overridesFont ? nil : attributes[.font] as? UIFont
      let end =
        text.utf16.index(start, offsetBy: part.count, limitedBy: text.endIndex) ?? text.endIndex
      let font = own ?? defaults.font
      var shown = defaults.shown(font)
      if Self.number(attributes[.ligature]) == 0 { shown.features = Self.plain(shown.features) }
      let picture = attributes[.attachment] as? any TextPicturing
      let parts = picture == nil ? [text[start..<end]] : Self.parts(text[start..<end])
      for part in parts {
        var run = TextRun(
          length: part.utf8.count, font: shown,
          kern: Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0,
          rise: Self.number(attributes[.baselineOffset]) ?? 0)
        var paint = Self.paint(attributes, defaults)
        if let picture, part.first == Self.attachment {
          paint.picture = picture
          paint.pictureFont = font
          paint.picturePlace = TextPicturePlace(
            index: unit + place, width: min(defaults.width, .greatestFiniteMagnitude),
            container: defaults.container)
          run.box = picture.box(in: font, shownAs: shown, at: paint.picturePlace)
        }
        place += part.utf16.count
        runs.append(run)
        paints.append(paint)
      }
      start = end
    }
    let style = first[.paragraphStyle] as? NSParagraphStyle
    var values = style?.values ?? ParagraphValues()
    if style == nil { values.alignment = defaults.alignment }
    if values.lineBreakStrategy.isEmpty { values.lineBreakStrategy = defaults.strategy }
    styled.paragraphs.append(
      StyledText.Paragraph(
        text: String(text), runs: runs,
        font: runs.first?.font ?? defaults.shown(first[.font] as? UIFont ?? defaults.font),
        style: values, alignment: Self.alignment(values, defaults),
        lineBreak: TextRequest.LineBreak(style?.lineBreakMode ?? defaults.lineBreak),
        isRightToLeft: Self.isMirrored(values, defaults)))
  }

  /// Features of a font, without ligatures.
  private static func plain(_ features: String) -> String {
    let rest = features.split(separator: ",").filter {
      !$0.hasPrefix("liga") && !$0.hasPrefix("clig")
    }
    return (rest + ["clig=0", "liga=0"]).sorted().joined(separator: ",")
  }

  /// The character that an attachment stands for.
  static let attachment: Character = "\u{FFFC}"

  /// The stretches of characters that attachments stand for, and of those between them.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let first = rest.first {
      let part = rest.prefix { ($0 == attachment) == (first == attachment) }
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  private static func alignment(
    _ values: ParagraphValues, _ defaults: Defaults
  ) -> TextRequest.Alignment {
    TextRequest.Alignment(values.alignment, isRightToLeft: isMirrored(values, defaults))
  }

  private static func isMirrored(_ values: ParagraphValues, _ defaults: Defaults) -> Bool {
    switch values.baseWritingDirection {
    case .natural: defaults.isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  private static func paint(
    _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults
  ) -> TextPaint {
    let isLink = attributes[.link] != nil
    let own = defaults.overridesColor ? nil : attributes[.foregroundColor] as? UIColor
    var paint = TextPaint(color: own ?? (isLink ? .link : defaults.color))
    paint.background = attributes[.backgroundColor] as? UIColor
    paint.underline = style(attributes[.underlineStyle]) ?? (isLink ? .single : [])
    paint.underlineColor = attributes[.underlineColor] as? UIColor
    paint.strikethrough = style(attributes[.strikethroughStyle]) ?? []
    paint.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    paint.shadow = attributes[.shadow] as? NSShadow
    paint.stroke = number(attributes[.strokeWidth]) ?? 0
    paint.strokeColor = attributes[.strokeColor] as? UIColor
    paint.slant = number(attributes[.obliqueness]) ?? 0
    return paint
  }

  static func style(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
