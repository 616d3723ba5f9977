// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A reader of rich text documents (RTF): its characters, fonts, colours and paragraphs.
///
/// Pictures, list numbers, tables, headers and notes are left out.
struct RichTextReader {
  private var words: RichTextWords
  private var look = RichTextLook()
  private var kept: [RichTextLook] = []
  /// The nesting depth of the group that is being skipped; `nil` if none is.
  private var leftOut: Int?
  private var fonts: [Int: FontEntry] = [:]
  private var colors: [UIColor?] = []
  private var link: (depth: Int, url: String)?
  private var result = NSMutableAttributedString(string: "")
  private var pending: [UInt8] = []
  private var toSkip = 0
  private var encoding = String.Encoding.windowsCP1252

  private struct FontEntry {
    var name = ""
    var family = ""
  }

  /// The destinations whose groups contain no text.
  private static let notText: Set<String> = [
    "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "headerf", "footerl",
    "footerr", "footerf", "footnote", "listtable", "listoverridetable", "revtbl", "themedata",
    "colorschememapping", "latentstyles", "generator", "xmlnstbl", "expandedcolortbl", "listtext",
    "datastore", "rsidtbl", "mmathPr", "object", "nonshppict", "bkmkstart", "bkmkend",
  ]

  /// Returns the text of `data`, or `nil` if it is not an RTF document.
  static func read(_ data: Data) -> NSAttributedString? {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    var reader = RichTextReader(data)
    return reader.read()
  }

  private init(_ data: Data) {
    words = RichTextWords(data)
  }

  private mutating func read() -> NSAttributedString {
    while let token = words.next() {
      switch token {
      case .open:
        flush()
        kept.append(look)
      case .close:
        flush()
        if let depth = leftOut, kept.count <= depth { leftOut = nil }
        if let known = link, kept.count <= known.depth { link = nil }
        look = kept.popLast() ?? look
        if kept.isEmpty { return result }
      case .word(let word, let number): take(word, number)
      case .byte(let byte), .text(let byte): add(byte)
      }
    }
    flush()
    return result
  }

  // MARK: Control words

  private mutating func take(_ word: String, _ number: Int?) {
    if word == "bin" { return words.skip(number ?? 0) }
    guard leftOut == nil else { return }
    if toSkip > 0, word != "u" {
      toSkip -= 1
      return
    }
    if word != "u" { flush() }
    switch word {
    case "fonttbl": readFonts()
    case "colortbl": readColors()
    case "*":
      if !readField() { leaveOut() }
    case _ where Self.notText.contains(word): leaveOut()
    case "par", "sect", "page": add("\n")
    case "line": add("\u{2028}")
    case "tab": add("\t")
    case "u": addUnicode(number ?? 63)
    case "ansicpg": encoding = Self.encoding(number ?? 1252)
    case "mac": encoding = .macOSRoman
    default:
      if let text = Self.signs[word] { return add(text) }
      if !look.takeCharacters(word, number) { _ = look.takeParagraph(word, number) }
    }
  }

  private static let signs = [
    "emdash": "\u{2014}", "endash": "\u{2013}", "lquote": "\u{2018}", "rquote": "\u{2019}",
    "ldblquote": "\u{201C}", "rdblquote": "\u{201D}", "bullet": "\u{2022}", "emspace": "\u{2003}",
    "enspace": "\u{2002}", "~": "\u{A0}", "_": "\u{2011}", "-": "\u{AD}", "zwj": "\u{200D}",
    "zwnj": "\u{200C}",
  ]

  private mutating func leaveOut() { leftOut = kept.count }

  private static func encoding(_ page: Int) -> String.Encoding {
    switch page {
    case 10000: .macOSRoman
    case 65001: .utf8
    case 1250: .windowsCP1250
    case 1251: .windowsCP1251
    case 1253: .windowsCP1253
    case 1254: .windowsCP1254
    case 932: .shiftJIS
    default: .windowsCP1252
    }
  }

  // MARK: Tables

  /// Reads the font table up to its closing brace.
  private mutating func readFonts() {
    let depth = kept.count
    var number = 0
    var entry = FontEntry()
    var inner = depth
    while let token = words.next() {
      switch token {
      case .open: inner += 1
      case .close:
        inner -= 1
        if inner < depth {
          look = kept.popLast() ?? look
          return
        }
      case .word("f", let value):
        number = value ?? 0
        entry = FontEntry()
      case .word(let word, _):
        if ["fswiss", "froman", "fmodern"].contains(word) { entry.family = word }
      case .text(UInt8(ascii: ";")): fonts[number] = entry
      case .text(let byte):
        if inner <= depth + 1 { entry.name.unicodeScalars.append(UnicodeScalar(byte)) }
      case .byte: break
      }
    }
  }

  /// Reads the colour table up to its closing brace.
  private mutating func readColors() {
    var parts: [String: Int] = [:]
    while let token = words.next() {
      switch token {
      case .word(let word, let number): parts[word] = number ?? 0
      case .text(UInt8(ascii: ";")):
        func share(_ name: String) -> CGFloat { CGFloat(max(0, min(255, parts[name] ?? 0))) / 255 }
        colors.append(
          parts.isEmpty
            ? nil
            : UIColor(red: share("red"), green: share("green"), blue: share("blue"), alpha: 1))
        parts = [:]
      case .close:
        look = kept.popLast() ?? look
        return
      default: break
      }
    }
  }

  /// Reads the instruction of a field; returns whether the next control word begins one.
  private mutating func readField() -> Bool {
    guard case .word(let word, _) = words.next() else { return false }
    guard word == "fldinst" else { return false }
    var text: [UInt8] = []
    var depth = 0
    while let token = words.next() {
      if case .open = token { depth += 1 }
      if case .close = token {
        depth -= 1
        if depth < 0 { break }
      }
      if case .text(let byte) = token { text.append(byte) }
    }
    look = kept.popLast() ?? look
    let words = String(decoding: text, as: UTF8.self).split(separator: "\"")
    if words.count > 1, words[0].trimmingCharacters(in: .whitespaces) == "HYPERLINK" {
      link = (kept.count, String(words[1]))
    }
    return true
  }

  // MARK: Characters

  private mutating func add(_ byte: UInt8) {
    guard leftOut == nil else { return }
    if toSkip > 0 {
      toSkip -= 1
      return
    }
    pending.append(byte)
  }

  private mutating func flush() {
    toSkip = 0
    guard !pending.isEmpty else { return }
    let text =
      String(bytes: pending, encoding: encoding) ?? String(decoding: pending, as: UTF8.self)
    pending = []
    add(text)
  }

  private var units: [UInt16] = []

  private mutating func addUnicode(_ number: Int) {
    if !pending.isEmpty {
      let text =
        String(bytes: pending, encoding: encoding) ?? String(decoding: pending, as: UTF8.self)
      pending = []
      add(text)
    }
    units.append(UInt16(truncatingIfNeeded: number))
    toSkip = look.skipsUnicode
    if units.count == 1, UTF16.isLeadSurrogate(units[0]) { return }
    let text = String(decoding: units, as: UTF16.self)
    units = []
    add(text)
  }

  private mutating func add(_ text: String) {
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: look.style]
    if let color = color(look.color) { attributes[.foregroundColor] = color }
    if let color = color(look.background) { attributes[.backgroundColor] = color }
    if look.underline != 0 { attributes[.underlineStyle] = look.underline }
    if look.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if look.kern != 0 { attributes[.kern] = CGFloat(look.kern) / 20 }
    if look.rise != 0 { attributes[.baselineOffset] = CGFloat(look.rise) / 2 }
    if let link { attributes[.link] = URL(string: link.url) ?? link.url }
    return attributes
  }

  private func color(_ number: Int) -> UIColor? {
    colors.indices.contains(number) ? colors[number] : nil
  }

  private var font: UIFont {
    let entry = fonts[look.font]
    let size = CGFloat(look.size) / 2
    let name = entry?.name.trimmingCharacters(in: .whitespaces) ?? ""
    var font: UIFont
    if name.isEmpty || name.hasPrefix(".") || name == "System" {
      font =
        entry?.family == "fmodern"
        ? .monospacedSystemFont(ofSize: size, weight: .regular) : .systemFont(ofSize: size)
    } else {
      font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    var traits = font.fontDescriptor.symbolicTraits
    if look.isBold { traits.insert(.traitBold) }
    if look.isItalic { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
}
