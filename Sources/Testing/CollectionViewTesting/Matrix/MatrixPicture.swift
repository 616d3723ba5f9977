// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The image of a screen that is shared by some variants of a matrix.
public struct MatrixPicture: Hashable, Sendable {
  /// The variants, in the order of the matrix.
  public internal(set) var variants: [MatrixVariant]
  /// The image as a PNG file.
  public let png: Data
  /// The screen's size, in points.
  public let size: CGSize
}
