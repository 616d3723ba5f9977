// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The order and spacing of a name's parts, by its script.
enum NameLetters {
  /// An order with the given name first, separated by spaces.
  case spaced
  /// An order with the family name first, separated by spaces.
  case familyFirstSpaced
  /// The order of Chinese and Japanese names: the family name first, without spaces.
  case joined
  /// The order of Korean names: the family name first, without spaces.
  case korean

  /// Creates the order for a name in Korean, Chinese or Japanese script; for other scripts, the order of the
  /// locale's language.
  init(of name: String, _ locale: Locale) {
    let scalars = name.unicodeScalars.filter { $0.properties.isAlphabetic }
    if !scalars.isEmpty, scalars.allSatisfy(Self.isHangul) {
      self = .korean
    } else if !scalars.isEmpty, scalars.allSatisfy({ Self.isHanOrKana($0) || Self.isHangul($0) }) {
      self = .joined
    } else {
      self = locale.language.languageCode == .hungarian ? .familyFirstSpaced : .spaced
    }
  }

  /// Whether the family name comes first.
  var familyFirst: Bool { self != .spaced }
  /// Whether the parts are separated by spaces.
  var isSpaced: Bool { self == .spaced || self == .familyFirstSpaced }

  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: true
    default: false
    }
  }

  static func isHanOrKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
  }
}
