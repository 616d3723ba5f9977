// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image each of whose pixels becomes another by itself.
struct PointRecipe: ImageRecipe {
  typealias Change = (Pixel) -> Pixel

  let source: any ImageRecipe
  /// Whether colours are multiplied by alpha when they are changed.
  var isMultiplied = false
  /// Makes what changes pixels, once for all of them.
  let change: @Sendable (RecipeRun) -> Change

  var extent: CGRect { source.extent }

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    var field = try run.pixels(of: source, in: area)
    let change = change(run)
    field.change(isMultiplied ? change : { Self.divided($0, change) })
    return field
  }

  /// Changes the colour as it is without its alpha.
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
