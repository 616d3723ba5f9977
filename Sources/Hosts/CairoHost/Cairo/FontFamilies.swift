// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionDisplayTree

/// The families used for a font, in order of preference.
struct FontFamilies {
  private let installed: Set<String>
  /// The families in lower case, as fontconfig compares them.
  private let known: Set<String>
  /// The families by their names in lower case without spaces, as in the names of fonts.
  private let joined: [String: String]
  /// The family that replaces Inter as the system font, or `nil`.
  private(set) var system: String?

  init(installed: Set<String>) {
    self.installed = installed
    known = Set(installed.map { $0.lowercased() })
    joined = Dictionary(installed.sorted().map { (Self.joined($0), $0) }) { first, _ in first }
  }

  private static func joined(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  /// Returns the family of a font name, such as `Noto Sans` for `NotoSans`, or `nil` if it is not installed.
  func family(of name: String) -> String? {
    known.contains(name.lowercased()) ? name : joined[Self.joined(name)]
  }

  /// Sets the family of the system font; `nil`, and a family that is not installed, restore Inter.
  mutating func setSystem(_ family: String?) {
    system = family.flatMap { installed.contains($0) ? $0 : nil }
  }

  /// Returns the families to request, joined for Pango.
  ///
  /// `text` determines which East Asian family takes precedence for shared characters. The system font is
  /// Inter, or Inter Display at 20 points and above, where San Francisco also changes its design.
  func list(for font: FontDescription, text: String) -> String {
    var names: [String] = []
    let own = font.family.flatMap { family(of: $0) }
    if let own {
      names.append(own)
    } else if let family = font.family {
      reportMissing(family)
    }
    if font.isMonospaced { names += ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"] }
    if let system { names.append(system) }
    if Self.isLarge(font) { names.append("Inter Display") }
    names += ["Inter", "Noto Sans", "DejaVu Sans"]
    if let design = Self.eastAsianFamily(for: text) { names.append(design) }
    names.append("Noto Color Emoji")
    let asked = names.filter { installed.contains($0) || $0 == own }
    // A comma separates families in Pango's notation; no family has one in its name.
    return asked.map { $0.replacingOccurrences(of: ",", with: " ") }.joined(separator: ",")
  }

  /// Returns whether the display design of Inter is used for `font`; its digits are not monospaced, even with
  /// that feature.
  private static func isLarge(_ font: FontDescription) -> Bool {
    font.size >= 20 && !font.features.contains("tnum=1")
  }

  private func reportMissing(_ family: String) {
    Diagnostics.reportOnce(
      "There is no font family \"\(family)\" on this machine; another font is used instead."
        + " Install it, "
        + "or use a family that is installed.")
  }

  /// Returns whether `font` is a proportional system font that uses the text design of Inter.
  ///
  /// Returns `false` for a font with a family of its own, even if Inter replaces that family.
  func usesInter(for font: FontDescription) -> Bool {
    let isText = !Self.isLarge(font) || !installed.contains("Inter Display")
    return font.family == nil && system == nil && !font.isMonospaced && isText
      && installed.contains("Inter")
  }

  /// Returns the family for characters that Chinese, Japanese and Korean share but draw differently.
  ///
  /// Kana imply Japanese, Hangul Korean, otherwise Chinese; `nil` for a text without such characters.
  static func eastAsianFamily(for text: String) -> String? {
    var hasHan = false
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch scalar.value {
      case 0x3041...0x30FF: return "Noto Sans CJK JP"
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: return "Noto Sans CJK KR"
      case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: hasHan = true
      default: continue
      }
    }
    return hasHan ? "Noto Sans CJK SC" : nil
  }
}
