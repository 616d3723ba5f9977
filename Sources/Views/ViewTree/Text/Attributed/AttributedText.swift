// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An attributed string split into the text to lay out and the paint of each run.
package struct AttributedText {
  /// The attributes that apply where the string has none.
  package struct Defaults {
    /// The font of the text.
    package var font: UIFont
    /// The colour of glyphs.
    package var color: UIColor
    /// The horizontal alignment of lines.
    package var alignment: NSTextAlignment
    /// The wrapping or truncation of lines that are too long.
    package var lineBreak: NSLineBreakMode
    /// Whether the layout direction is right to left.
    package var isRightToLeft: Bool
    /// Whether `font` overrides the fonts of the string.
    package var overridesFont: Bool
    /// Whether `color` overrides the colours of the string.
    package var overridesColor: Bool
    /// The line break strategy of paragraphs that have none.
    package var strategy = NSParagraphStyle.LineBreakStrategy.standard
    /// The closure that returns the displayed font for a font, which may be adapted to the preferred text
    /// size.
    package var shown: (UIFont) -> FontDescription
    /// The available width that is passed to attachments, in points.
    package var width: CGFloat = .greatestFiniteMagnitude
    /// The text container that is passed to attachments; `nil` for none.
    package var container: AnyObject?

    /// Creates the attributes that apply where a string has none.
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

  /// The text to lay out.
  package var styled = StyledText()
  /// The paint of each run of `styled`, in order.
  package private(set) var paints: [TextPaint] = []

  init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.init(string.string, TextStyles(string), defaults)
  }

  /// Creates the styled text of `text` with the attributes of `styles`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The attributes, by position in the text.
  ///   - defaults: The attributes where `styles` has none.
  ///   - unit: The offset of the text in a longer one, passed to attachments, in UTF-16 code units.
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

  /// Adds a paragraph with the given runs; `first` contains the attributes at the beginning of the paragraph,
  /// and `unit` is the offset of the text.
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

  /// Returns the font features with ligatures turned off.
  private static func plain(_ features: String) -> String {
    let rest = features.split(separator: ",").filter {
      !$0.hasPrefix("liga") && !$0.hasPrefix("clig")
    }
    return (rest + ["clig=0", "liga=0"]).sorted().joined(separator: ",")
  }

  /// The character that represents an attachment.
  static let attachment: Character = "\u{FFFC}"

  /// Returns the text split into runs of attachment characters and runs of other characters.
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
