// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// How heavy the strokes of a symbol are.
  public typealias SymbolWeight = UIImageSymbolWeight

  /// How large a symbol is beside the text that it goes with.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// That of the configuration below, or medium.
    case unspecified = 0
    /// Smaller than capital letters.
    case small = 1
    /// As high as capital letters and a little more.
    case medium = 2
    /// Larger than text.
    case large = 3
  }
}
