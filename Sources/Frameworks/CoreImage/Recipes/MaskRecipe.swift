// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One image where a mask is white, another where it is black, of both in between.
struct MaskRecipe: ImageRecipe {
  let top: any ImageRecipe
  let bottom: any ImageRecipe
  let mask: any ImageRecipe
  /// How much of the top there is where the mask has a pixel.
  let share: @Sendable (Pixel) -> Float

  var extent: CGRect { top.extent.union(bottom.extent) }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    var field = try run.pixels(of: bottom, in: area)
    let (other, mask) = (
      try run.pixels(of: top, in: area), try run.pixels(of: mask, in: area)
    )
    for index in field.pixels.indices {
      let share = min(max(share(mask.pixels[index]), 0), 1)
      field.pixels[index] = other.pixels[index] * share + field.pixels[index] * (1 - share)
    }
    return field
  }
}
