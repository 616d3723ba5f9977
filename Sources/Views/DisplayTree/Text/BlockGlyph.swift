// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A character of the block text measurer.
struct BlockGlyph: Hashable, Sendable {
  /// The line-breaking class of a character.
  enum Kind: Hashable, Sendable { case letter, space, hyphen, ideograph, opening, closing, newline }

  let character: Character
  let kind: Kind
  /// The advance, in points.
  var advance: CGFloat
  /// The index of the character's run.
  var run = 0

  private static let openings: Set<Character> = ["「", "『", "（", "［", "｛", "〈", "《", "【", "〔"]
  private static let closings: Set<Character> = [
    "」", "』", "）", "］", "｝", "〉", "》", "】", "〕", "、", "。", "，", "．", "！", "？", "：", "；", "ー", "々",
    "・",
  ]

  init(
    _ character: Character, size: CGFloat, kern: CGFloat = 0, run: Int = 0, box: TextBox? = nil
  ) {
    self.character = character
    self.run = run
    if let box {
      kind = .ideograph
      advance = max(0, box.width) + kern
      return
    }
    kind = Self.kind(of: character)
    advance =
      switch kind {
      case .newline: 0
      case .ideograph, .opening, .closing: size + kern
      case .letter, .space, .hyphen: (Self.isWide(character) ? size : size / 2) + kern
      }
  }

  /// Creates the glyph of an ASCII character, except for a carriage return, without looking up Unicode
  /// properties.
  init(ascii byte: UInt8, size: CGFloat) {
    character = Character(UnicodeScalar(byte))
    switch byte {
    case 0x0A, 0x0B, 0x0C: kind = .newline
    case 0x20, 0x09: kind = .space
    case 0x2D: kind = .hyphen
    default: kind = .letter
    }
    advance = kind == .newline ? 0 : size / 2
  }

  /// Returns the glyphs of `text` in one font.
  static func glyphs(of text: String, size: CGFloat) -> [BlockGlyph] {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    guard isPlain else { return text.map { BlockGlyph($0, size: size) } }
    return text.utf8.map { BlockGlyph(ascii: $0, size: size) }
  }

  /// Returns whether a line may break between two glyphs.
  static func canBreak(between first: BlockGlyph, and second: BlockGlyph) -> Bool {
    if second.kind == .space || second.kind == .closing { return false }
    return switch first.kind {
    case .space, .hyphen: true
    case .ideograph, .closing: true
    case .opening, .newline: false
    case .letter: second.kind == .ideograph || second.kind == .opening
    }
  }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character == "\u{A0}" || character == "\u{202F}" { return .letter }
    if character.isWhitespace { return .space }
    if character == "-" || character == "\u{2010}" || character == "\u{2013}"
      || character == "\u{2014}"
    {
      return .hyphen
    }
    if openings.contains(character) { return .opening }
    if closings.contains(character) { return .closing }
    guard let scalar = character.unicodeScalars.first else { return .letter }
    return isIdeograph(scalar.value) ? .ideograph : .letter
  }

  /// Returns whether lines may break on both sides of a character: Chinese characters and kana.
  private static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x303F, 0x3040...0x30FF, 0x3100...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the character is a Hangul syllable.
  var isHangul: Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }

  /// Returns whether a character has full width although lines do not break beside it.
  ///
  /// These are Hangul, emoji and full-width forms.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0xAC00...0xD7A3, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
