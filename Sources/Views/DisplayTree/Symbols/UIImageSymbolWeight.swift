// SPDX-License-Identifier: Apache-2.0

/// The stroke weight of a symbol; `UIImage.SymbolWeight` is an alias.
public enum UIImageSymbolWeight: Int, Sendable {
  /// The weight of the underlying symbol configuration, or regular.
  case unspecified = 0
  /// The weight that matches `UIFont.Weight.ultraLight`.
  case ultraLight = 1
  /// The weight that matches `UIFont.Weight.thin`.
  case thin
  /// The weight that matches `UIFont.Weight.light`.
  case light
  /// The weight that matches `UIFont.Weight.regular`.
  case regular
  /// The weight that matches `UIFont.Weight.medium`.
  case medium
  /// The weight that matches `UIFont.Weight.semibold`.
  case semibold
  /// The weight that matches `UIFont.Weight.bold`.
  case bold
  /// The weight that matches `UIFont.Weight.heavy`.
  case heavy
  /// The weight that matches `UIFont.Weight.black`.
  case black
}
