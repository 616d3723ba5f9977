// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The orientation of an image relative to its stored pixels.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° to the left.
    case left = 2
    /// Rotated by 90° to the right.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored horizontally and rotated by 180°.
    case downMirrored = 5
    /// Mirrored horizontally and rotated by 90° to the left.
    case leftMirrored = 6
    /// Mirrored horizontally and rotated by 90° to the right.
    case rightMirrored = 7

    /// Creates the orientation for an EXIF value from 1 to 8; `.up` for other values.
    init(exif: Int) {
      self = Self.known.indices.contains(exif - 1) ? Self.known[exif - 1] : .up
    }

    /// The EXIF value, from 1 to 8.
    var exif: Int { (Self.known.firstIndex(of: self) ?? 0) + 1 }

    private static let known: [Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
  }
}
