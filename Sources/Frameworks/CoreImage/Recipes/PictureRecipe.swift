// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The pixels of a `CGImage`, with its lower left corner at the origin.
struct PictureRecipe: ImageRecipe {
  let image: CGImage

  var extent: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    let buffer = try run.buffer(image)
    let whole = PixelArea(x: 0, y: 0, width: buffer.width, height: buffer.height)
    return PixelField(buffer, in: area.intersection(whole), isLinear: run.isLinear).cut(to: area)
  }
}
