// SPDX-License-Identifier: Apache-2.0

/// Which way up pixels are stored, by EXIF's numbers: where the first row and the first column of the stored
/// pixels stand in the picture.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row at the top, the first column at the left.
  case up = 1
  /// The first row at the top, the first column at the right.
  case upMirrored = 2
  /// The first row at the bottom, the first column at the right.
  case down = 3
  /// The first row at the bottom, the first column at the left.
  case downMirrored = 4
  /// The first row at the left, the first column at the top.
  case leftMirrored = 5
  /// The first row at the right, the first column at the top.
  case right = 6
  /// The first row at the right, the first column at the bottom.
  case rightMirrored = 7
  /// The first row at the left, the first column at the bottom.
  case left = 8
}
