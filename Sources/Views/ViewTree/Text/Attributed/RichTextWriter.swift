// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A writer of attributed text as a rich text document (RTF): characters, fonts, colours, paragraphs, links.
struct RichTextWriter {
  private var fonts: [String] = []
  private var colors: [DisplayColor] = []
  private var body = ""

  /// Returns the RTF document of `text`.
  static func data(_ text: NSAttributedString) -> Data {
    var writer = RichTextWriter()
    writer.add(text)
    let fonts = writer.fonts.enumerated().map { "{\\f\($0)\\\($1);}" }.joined()
    let colors = writer.colors.map { color in
      let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);"
    }.joined()
    let head = "{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl\(fonts)}{\\colortbl;\(colors)}\n"
    return Data((head + writer.body + "}").utf8)
  }

  private mutating func add(_ text: NSAttributedString) {
    let all = text.string as NSString
    var place = 0
    while place < all.length {
      let paragraph = all.paragraphRange(for: NSRange(location: place, length: 0))
      let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil)
      body += "\\pard" + Self.words(of: style as? NSParagraphStyle ?? .default) + "\n"
      text.enumerateAttributes(in: paragraph) { attributes, range, _ in
        add(all.substring(with: range), attributes)
      }
      place = paragraph.upperBound
    }
  }

  private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let part = "\\plain" + words(of: attributes) + " " + Self.escaped(text)
    guard let link = attributes[.link] else {
      body += part
      return
    }
    let address = (link as? URL)?.absoluteString ?? (link as? String) ?? ""
    body += "{\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped(address))\"}{\\fldrslt \(part)}}"
  }

  // MARK: Control words

  private mutating func words(of attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    var words = "\\f\(number(of: font))\\fs\(Int((font.pointSize * 2).rounded()))"
    let traits = font.fontDescriptor.symbolicTraits
    if traits.contains(.traitBold) { words += "\\b" }
    if traits.contains(.traitItalic) { words += "\\i" }
    if let color = attributes[.foregroundColor] as? UIColor { words += "\\cf\(number(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor {
      words += "\\cb\(number(of: color))\\highlight\(number(of: color))"
    }
    let underline = NSUnderlineStyle(rawValue: Int(Self.number(attributes[.underlineStyle])))
    if underline.contains(.patternDot) {
      words += "\\uld"
    } else if underline.contains(.patternDash) {
      words += "\\uldash"
    } else if underline.contains(.double) {
      words += "\\uldb"
    } else if underline.contains(.thick) {
      words += "\\ulth"
    } else if !underline.isEmpty {
      words += "\\ul"
    }
    if Self.number(attributes[.strikethroughStyle]) != 0 { words += "\\strike" }
    let kern = Self.number(attributes[.kern])
    if kern != 0 { words += "\\expndtw\(Int((kern * 20).rounded()))" }
    let rise = Self.number(attributes[.baselineOffset])
    if rise != 0 { words += "\(rise > 0 ? "\\up" : "\\dn")\(Int(abs(rise * 2).rounded()))" }
    return words
  }

  private mutating func number(of font: UIFont) -> Int {
    let isEven = font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
    let name = "\(isEven ? "fmodern" : "fnil") \(font.familyName)"
    if let known = fonts.firstIndex(of: name) { return known }
    fonts.append(name)
    return fonts.count - 1
  }

  private mutating func number(of color: UIColor) -> Int {
    var shade = color.displayColor(with: .current)
    shade.alpha = 1
    if let known = colors.firstIndex(of: shade) { return known + 1 }
    colors.append(shade)
    return colors.count
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let style as NSUnderlineStyle: Double(style.rawValue)
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  private static func words(of style: NSParagraphStyle) -> String {
    func twips(_ points: CGFloat) -> Int {
      points.isFinite ? Int((max(-1e5, min(1e5, points)) * 20).rounded()) : 0
    }
    var words = ""
    func add(_ name: String, _ points: CGFloat) {
      if twips(points) != 0 { words += "\\\(name)\(twips(points))" }
    }
    for tab in style.values.tabStops ?? [] {
      if tab.alignment == .center { words += "\\tqc" }
      if tab.alignment == .right { words += "\\tqr" }
      words += "\\tx\(twips(tab.location))"
    }
    if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
    add("li", style.headIndent)
    add("fi", style.firstLineHeadIndent - style.headIndent)
    if style.tailIndent < 0 { add("ri", -style.tailIndent) }
    add("sb", style.paragraphSpacingBefore)
    add("sa", style.paragraphSpacing)
    add("slleading", style.lineSpacing)
    if style.lineHeightMultiple > 0 {
      words += "\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1"
    } else if style.minimumLineHeight > 0 {
      let isExact = style.maximumLineHeight == style.minimumLineHeight
      words += "\\sl\(isExact ? -twips(style.minimumLineHeight) : twips(style.minimumLineHeight))"
    }
    switch style.alignment {
    case .left: words += "\\ql"
    case .right: words += "\\qr"
    case .center: words += "\\qc"
    case .justified: words += "\\qj"
    case .natural: words += "\\qnatural"
    }
    return words
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A, 0x2029: result += "\\par\n"
      case 0x0D: break
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit)) ?"
      }
    }
    return result
  }
}
