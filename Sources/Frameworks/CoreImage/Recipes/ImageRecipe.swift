// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A description of the computation of an image.
protocol ImageRecipe: Sendable {
  /// The rectangle that contains pixels; may be infinite, or null.
  var extent: CGRect { get }
  /// Returns the pixels of an area within the extent, rounded out to whole pixels.
  ///
  /// An implementation requests the pixels of other recipes through `run`, which handles areas outside of
  /// their extents.
  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField
}

extension ImageRecipe {
  /// Whether the extent is infinite, or too large for coordinates.
  var isEndless: Bool { extent.isEndless }
}

extension CGRect {
  /// Whether the rectangle is infinite in at least one direction.
  var isEndless: Bool {
    !isNull && [minX, minY, maxX, maxY].contains { !$0.isFinite || abs($0) > 1e12 }
  }
}
