// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import Foundation

extension DisplayColor {
  /// Creates the colour that a host paints for `color`.
  package init(_ color: CGColor) {
    let parts = color.rgba
    self.init(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      alpha: Double(parts[3]))
  }

  /// The colour as a `CGColor`.
  package var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
