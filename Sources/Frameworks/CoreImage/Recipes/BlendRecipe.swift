// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A combination of two images, pixel by pixel.
struct BlendRecipe: ImageRecipe {
  let top: any ImageRecipe
  let bottom: any ImageRecipe
  let extent: CGRect
  /// The closure that combines a top and a bottom pixel, all premultiplied.
  let blend: @Sendable (_ top: Pixel, _ bottom: Pixel) -> Pixel

  func pixels(in area: PixelArea, _ run: RecipeRun) throws -> PixelField {
    var field = try run.pixels(of: bottom, in: area)
    let other = try run.pixels(of: top, in: area)
    field.pixels.withUnsafeMutableBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { other in
        for index in pixels.indices { pixels[index] = blend(other[index], pixels[index]) }
      }
    }
    return field
  }
}
