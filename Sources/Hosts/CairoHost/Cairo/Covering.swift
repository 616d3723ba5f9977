// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of an image that covers a target.
enum Covering {
  /// Returns the smallest size of the image's aspect ratio that covers `target`; never larger than the image,
  /// and the image's size if `target` is `nil`.
  static func size(width: Int, height: Int, target: CGSize?) -> (width: Int, height: Int) {
    guard let target, width > 0, height > 0, target.width.isFinite, target.height.isFinite else {
      return (width, height)
    }
    let scale = max(
      Double(target.width) / Double(width), Double(target.height) / Double(height), 0)
    if scale >= 1 { return (width, height) }
    return (side(width, scale), side(height, scale))
  }

  /// Returns a scaled side, rounded up so that it covers, but tolerant of floating-point errors.
  private static func side(_ length: Int, _ scale: Double) -> Int {
    max(1, Int((Double(length) * scale - 1e-6).rounded(.up)))
  }
}
