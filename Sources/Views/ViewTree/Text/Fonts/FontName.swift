// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A font name of the form family, hyphen, style.
struct FontName: Hashable, Sendable {
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("DemiBold", .semibold), ("SemiBold", .semibold),
    ("Semibold", .semibold), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
    ("Medium", .medium), ("Light", .light), ("Thin", .thin),
  ]

  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Creates the name for a font description.
  init(_ font: FontDescription) {
    let word = Self.weights.first { $0.weight.rawValue == font.weight }?.word ?? ""
    let style = word + (font.isItalic ? "Italic" : "")
    let family = font.family ?? (font.isMonospaced ? "SystemMonospaced" : "System")
    name = style.isEmpty ? family : "\(family)-\(style)"
  }

  /// Returns the description of the font with this name, in `size` points.
  func description(size: CGFloat) -> FontDescription {
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else {
      return FontDescription(family: name, size: size)
    }
    let style = name[name.index(after: hyphen)...]
    let weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
    return FontDescription(
      family: String(name[..<hyphen]), size: size, weight: weight.rawValue,
      isItalic: style.contains("Italic") || style.contains("Oblique"))
  }
}
