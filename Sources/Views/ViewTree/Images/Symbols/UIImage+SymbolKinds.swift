// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The stroke weight of a symbol.
  public typealias SymbolWeight = UIImageSymbolWeight

  /// The scale of a symbol relative to the text that it matches.
  public enum SymbolScale: Int, Sendable {
    /// The default scale, which is medium.
    case `default` = -1
    /// The scale of the underlying configuration, or medium.
    case unspecified = 0
    /// A scale smaller than capital letters.
    case small = 1
    /// A scale slightly higher than capital letters.
    case medium = 2
    /// A scale larger than text.
    case large = 3
  }
}
