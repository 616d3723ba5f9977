// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an image is made of and how.
protocol ImageRecipe: Sendable {
  /// Where there are pixels; may be endless, or null.
  var extent: CGRect { get }
  /// Makes the pixels of an area that lies in the pixels which the extent touches.
  ///
  /// Whoever wants pixels of another recipe asks the run, which answers for what is outside of it.
  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField
}

extension ImageRecipe {
  /// Whether there are pixels everywhere, or too far away to be counted.
  var isEndless: Bool { extent.isEndless }
}

extension CGRect {
  /// Whether it goes on for ever to one side at least.
  var isEndless: Bool {
    !isNull && [minX, minY, maxX, maxY].contains { !$0.isFinite || abs($0) > 1e12 }
  }
}
