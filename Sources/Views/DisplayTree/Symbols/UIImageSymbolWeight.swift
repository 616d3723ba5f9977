// SPDX-License-Identifier: Apache-2.0

/// How heavy the strokes of a symbol are: `UIImage.SymbolWeight`, by the name that hosts know.
public enum UIImageSymbolWeight: Int, Sendable {
  /// That of the configuration below, or regular.
  case unspecified = 0
  /// As the font weight of the same name.
  case ultraLight = 1
  /// As the font weight of the same name.
  case thin
  /// As the font weight of the same name.
  case light
  /// As the font weight of the same name.
  case regular
  /// As the font weight of the same name.
  case medium
  /// As the font weight of the same name.
  case semibold
  /// As the font weight of the same name.
  case bold
  /// As the font weight of the same name.
  case heavy
  /// As the font weight of the same name.
  case black
}
