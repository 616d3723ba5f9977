// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The text form of colours in snapshots: `#rrggbb`, with two more digits for translucent colours.
enum ColorText {
  /// Returns the text of `color`, or `#?` if it has no RGB components.
  static func text(_ color: UIColor) -> String {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3) else {
      return "#?"
    }
    let isOpaque = parts.3 >= 1
    let shown = [parts.0, parts.1, parts.2] + (isOpaque ? [] : [parts.3])
    return "#" + shown.map(digits).joined()
  }

  /// Returns the text of `color`.
  static func text(_ color: DisplayColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha >= 1 ? [] : [color.alpha])
    return "#" + parts.map { digits(CGFloat($0)) }.joined()
  }

  private static func digits(_ part: CGFloat) -> String {
    let byte = Int((min(max(part, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
