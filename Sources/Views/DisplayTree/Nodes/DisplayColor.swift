// SPDX-License-Identifier: Apache-2.0

/// A colour a host paints with: sRGB, each component from 0 to 1, not premultiplied.
package struct DisplayColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Creates a colour from components, each from 0 to 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
