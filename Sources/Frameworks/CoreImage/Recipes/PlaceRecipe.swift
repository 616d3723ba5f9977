// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An infinite image whose pixels depend on their positions.
struct PlaceRecipe: ImageRecipe {
  /// The closure that returns the function of the colour at a position, called once for all pixels.
  let color: @Sendable (RecipeRun) -> (_ place: SIMD2<Float>) -> Pixel

  var extent: CGRect { .infinite }

  func pixels(in area: PixelArea, _ run: RecipeRun) -> PixelField {
    var field = PixelField(area)
    let color = color(run)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        field.pixels[field.index(x, y)] = color(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
      }
    }
    return field
  }
}
