// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import Foundation

extension DisplayColor {
  /// The colour a host paints for `color`.
  package init(_ color: CGColor) {
    let parts = color.rgba
    self.init(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      alpha: Double(parts[3]))
  }

  /// The colour as applications know it.
  package var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
