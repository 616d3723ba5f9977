// SPDX-License-Identifier: Apache-2.0

/// The stroke weight of a symbol; `UIImage.SymbolWeight` is an alias.
public enum UIImageSymbolWeight: Int, Sendable {
  /// The weight of the configuration below, or regular.
  case unspecified = 0
  /// The weight of the font weight with the same name.
  case ultraLight = 1
  /// The weight of the font weight with the same name.
  case thin
  /// The weight of the font weight with the same name.
  case light
  /// The weight of the font weight with the same name.
  case regular
  /// The weight of the font weight with the same name.
  case medium
  /// The weight of the font weight with the same name.
  case semibold
  /// The weight of the font weight with the same name.
  case bold
  /// The weight of the font weight with the same name.
  case heavy
  /// The weight of the font weight with the same name.
  case black
}
