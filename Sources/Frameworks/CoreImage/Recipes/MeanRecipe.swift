// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One pixel at the origin, computed from all pixels of a part of an image.
struct MeanRecipe: ImageRecipe {
  let source: any ImageRecipe
  let part: PixelArea
  /// The closure that combines all premultiplied pixels into one.
  let combine: @Sendable ([Pixel]) -> Pixel

  var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    PixelField(area, filledWith: combine(try run.pixels(of: source, in: part).pixels))
  }
}
