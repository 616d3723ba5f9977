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
    /// The small scale, 0.8 times the medium one.
    case small = 1
    /// The medium scale.
    case medium = 2
    /// The large scale, 1.28 times the medium one.
    case large = 3
  }
}
