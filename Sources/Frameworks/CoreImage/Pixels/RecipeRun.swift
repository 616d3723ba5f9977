// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree

/// The state of rendering one image: its colour arithmetic, and the decoded source images.
final class RecipeRun {
  /// Whether colours are computed in linear light, instead of in sRGB components.
  let isLinear: Bool
  private var decoded: [ObjectIdentifier: PixelBuffer] = [:]

  init(isLinear: Bool) {
    self.isLinear = isLinear
  }

  /// Returns the pixels of `recipe` in an area; transparent outside of its extent.
  func pixels(of recipe: any ImageRecipe, in area: PixelArea) throws -> PixelField {
    let inside = area.within(recipe.extent)
    guard !inside.isEmpty else { return PixelField(area) }
    return try recipe.pixels(in: inside, self).cut(to: area)
  }

  /// Returns the colour in the working space, premultiplied.
  func pixel(_ color: CIColor) -> Pixel {
    let components = Pixel(
      Float(color.red), Float(color.green), Float(color.blue), 1)
    let counted = isLinear ? TransferCurve.convert(components, TransferCurve.linear) : components
    return counted * Float(color.alpha)
  }

  /// Returns the pixels of an image, decoded once.
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
    } else if let decoder = ImageCodecs.current?.images {
      buffer = try decoder.decode(picture, coveringPixels: nil)
    } else {
      throw MissingPixels()
    }
    decoded[ObjectIdentifier(image)] = buffer
    return buffer
  }
}
