// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// Making the pixels of one image: what colours are counted in, and what was decoded for it.
final class RecipeRun {
  /// Whether colours are counted in light; else in sRGB's components, as they are in files.
  let isLinear: Bool
  private var decoded: [ObjectIdentifier: PixelBuffer] = [:]

  init(isLinear: Bool) {
    self.isLinear = isLinear
  }

  /// The pixels of `recipe` in an area; clear where it has none.
  func pixels(of recipe: any ImageRecipe, in area: PixelArea) throws -> PixelField {
    let inside = area.within(recipe.extent)
    guard !inside.isEmpty else { return PixelField(area) }
    return try recipe.pixels(in: inside, self).cut(to: area)
  }

  /// The colour as it is counted, multiplied by its alpha.
  func pixel(_ color: CIColor) -> Pixel {
    let components = Pixel(
      Float(color.red), Float(color.green), Float(color.blue), 1)
    let counted = isLinear ? TransferCurve.convert(components, TransferCurve.linear) : components
    return counted * Float(color.alpha)
  }

  /// The pixels of a picture, decoded once.
  func buffer(_ image: CGImage) throws -> PixelBuffer {
    if let buffer = decoded[ObjectIdentifier(image)] { return buffer }
    guard let whole = image.picture else { throw MissingPixels() }
    let picture =
      image.isWhole
      ? whole
      : DisplayImage(
        part: image.part, of: whole, size: CGSize(width: image.width, height: image.height))
    let buffer: PixelBuffer
    if case .pixels(let pixels) = picture.source {
      buffer = pixels
    } else if let decoder = DisplayImage.decoder {
      buffer = try decoder.decode(picture, coveringPixels: nil)
    } else {
      throw MissingPixels()
    }
    decoded[ObjectIdentifier(image)] = buffer
    return buffer
  }
}
