// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image whose pixels are changed independently.
struct PointRecipe: ImageRecipe {
  typealias Change = (Pixel) -> Pixel

  let source: any ImageRecipe
  /// Whether colours are premultiplied when they are changed.
  var isMultiplied = false
  /// The closure that returns the function that changes pixels, called once for all pixels.
  let change: @Sendable (RecipeRun) -> Change

  var extent: CGRect { source.extent }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    var field = try run.pixels(of: source, in: area)
    let change = change(run)
    field.change(isMultiplied ? change : { Self.divided($0, change) })
    return field
  }

  /// Changes the unpremultiplied colour.
  private static func divided(_ pixel: Pixel, _ change: Change) -> Pixel {
    var color = pixel.w == 0 ? pixel : pixel / pixel.w
    color.w = pixel.w
    var result = change(color)
    let alpha = result.w
    result *= alpha
    result.w = alpha
    return result
  }
}
