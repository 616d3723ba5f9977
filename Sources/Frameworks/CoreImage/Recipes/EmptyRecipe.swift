// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An empty image.
struct EmptyRecipe: ImageRecipe {
  var extent: CGRect { .null }
  func pixels(in area: PixelArea, _ run: RecipeRun) -> PixelField { PixelField(area) }
}
