// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modifier after the colon in `$(SETTING:modifier)`.
struct SettingModifier {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Returns the value with the modifier applied; unmodified if the modifier is unknown.
  func applied(to value: String?) -> String? {
    if name.hasPrefix("default=") {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(name.dropFirst(8))
    }
    guard let value else { return nil }
    switch name {
    case "c99extidentifier", "identifier": return Self.identifier(value)
    case "rfc1034identifier": return Self.kept(value, or: "-", more: "-.")
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return URL(fileURLWithPath: value).lastPathComponent
    case "dir": return URL(fileURLWithPath: value).deletingLastPathComponent().path
    case "base":
      return URL(fileURLWithPath: value).deletingPathExtension().lastPathComponent
    case "suffix": return "." + URL(fileURLWithPath: value).pathExtension
    default: return value
    }
  }

  /// Returns `text` as a Swift identifier: invalid characters are replaced by underscores.
  static func identifier(_ text: String) -> String {
    let kept = kept(text, or: "_", more: "_")
    return kept.first?.isNumber == true ? "_" + kept.dropFirst() : kept
  }

  private static func kept(_ text: String, or other: Character, more: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || more.contains($0) ? $0 : other })
  }
}
