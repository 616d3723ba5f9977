// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

// The keys are those of UIKit's archives.
extension UIColor {
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// Returns the colour stored in an archive, or `nil` if there is none.
  static func color(in coder: NSCoder) -> DisplayColor? {
    guard coder.allowsKeyedCoding, keys.allSatisfy(coder.containsValue) else { return nil }
    let parts = keys.map { coder.decodeDouble(forKey: $0) }
    return DisplayColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Encodes the components of the colour for the current traits.
  func write(to coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, part) in zip(Self.keys, [red, green, blue, alpha]) {
      coder.encode(Double(part), forKey: key)
    }
  }
}
