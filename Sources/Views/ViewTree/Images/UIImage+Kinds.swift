// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The orientation of an image relative to its stored pixels.
  public enum Orientation: Int, Sendable {
    /// The upright orientation.
    case up = 0
    /// The orientation rotated by 180°.
    case down = 1
    /// The orientation rotated by 90° to the left.
    case left = 2
    /// The orientation rotated by 90° to the right.
    case right = 3
    /// The orientation mirrored horizontally.
    case upMirrored = 4
    /// The orientation mirrored horizontally and rotated by 180°.
    case downMirrored = 5
    /// The orientation mirrored horizontally and rotated by 90° to the left.
    case leftMirrored = 6
    /// The orientation mirrored horizontally and rotated by 90° to the right.
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
