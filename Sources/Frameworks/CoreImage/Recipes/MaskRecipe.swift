// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A blend of two images by a mask.
struct MaskRecipe: ImageRecipe {
  let top: any ImageRecipe
  let bottom: any ImageRecipe
  let mask: any ImageRecipe
  /// The closure that returns the proportion of the top image for a pixel of the mask.
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
