// SPDX-License-Identifier: Apache-2.0

public import Foundation

// As on Apple's platforms; texts in tests and logs rely on it.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// A text with the coordinates, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// A text with the width and the height, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// A text with the coordinates of the origin, the width and the height, such as `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
