// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a screen looks like in some variants of a matrix, in which it looks the same.
public struct MatrixPicture: Hashable, Sendable {
  /// The variants, in the order of the matrix.
  public internal(set) var variants: [MatrixVariant]
  /// The picture, as a PNG file.
  public let png: Data
  /// The screen's size, in points.
  public let size: CGSize
}
