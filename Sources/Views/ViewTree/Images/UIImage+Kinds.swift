// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// Which way up stored pixels are.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned by a quarter to the left.
    case left = 2
    /// Turned by a quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and turned by half a turn.
    case downMirrored = 5
    /// Mirrored and turned by a quarter to the left.
    case leftMirrored = 6
    /// Mirrored and turned by a quarter to the right.
    case rightMirrored = 7

    /// The orientation of EXIF's number, 1 to 8.
    init(exif: Int) {
      self = Self.known.indices.contains(exif - 1) ? Self.known[exif - 1] : .up
    }

    /// EXIF's number, 1 to 8.
    var exif: Int { (Self.known.firstIndex(of: self) ?? 0) + 1 }

    private static let known: [Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
  }
}
