// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One pixel at the origin, made of all pixels of a part of an image.
struct MeanRecipe: ImageRecipe {
  let source: any ImageRecipe
  let part: PixelArea
  /// Makes one of all, which are multiplied by alpha.
  let combine: @Sendable ([Pixel]) -> Pixel

  var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    PixelField(area, filledWith: combine(try run.pixels(of: source, in: part).pixels))
  }
}
