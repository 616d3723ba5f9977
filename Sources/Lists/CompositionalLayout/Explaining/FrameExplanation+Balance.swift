// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

extension FrameExplanation {
  /// Returns a message about the first side whose terms are inconsistent, or `nil`.
  ///
  /// The terms of a side are consistent if their sum differs from the side by less than a billionth of a
  /// point and rounding to pixels changes the side by at most half a pixel. With modern rounding, a length
  /// must not be rounded at all.
  ///
  /// - Complexity: O(*n*), *n* being the number of terms.
  package func imbalance(on grid: PixelGrid) -> String? {
    for (index, side) in sides.enumerated() {
      let sum = side.terms.total
      guard abs(sum - side.value) < 1e-9 else {
        return "\(side.name) is \(side.value), and its terms make \(sum)"
      }
      let snapped = side.terms.filter { $0.source == .rounding && $0.path.isEmpty }
        .reduce(0) { $0 + abs($1.amount) }
      let isLength = index >= 2 && grid.rounding == .modern
      guard snapped <= (isLength ? 1e-9 : 0.5 / grid.scale + 1e-6) else {
        return "\(side.name) is snapped by \(snapped)"
      }
    }
    return nil
  }
}
