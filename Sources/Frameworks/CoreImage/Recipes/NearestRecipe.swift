// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image with nearest-neighbour sampling in transforms.
struct NearestRecipe: ImageRecipe {
  let source: any ImageRecipe

  var extent: CGRect { source.extent }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    try run.pixels(of: source, in: area)
  }
}
