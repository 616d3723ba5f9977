// SPDX-License-Identifier: Apache-2.0

/// The orientation of stored pixels, by EXIF numbers: the sides of the displayed image at which the first row
/// and column are.
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
