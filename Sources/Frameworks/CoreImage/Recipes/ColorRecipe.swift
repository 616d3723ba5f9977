// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An infinite image of one colour.
struct ColorRecipe: ImageRecipe {
  let color: CIColor

  var extent: CGRect { .infinite }

  func pixels(in area: PixelArea, _ run: RecipeRun) -> PixelField {
    PixelField(area, filledWith: run.pixel(color))
  }
}
