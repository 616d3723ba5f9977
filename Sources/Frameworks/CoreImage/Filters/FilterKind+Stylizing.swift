// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension FilterKind {
  static let stylizing: [FilterKind] = [
    FilterKind(
      "CIPixellate", [kCICategoryStylize],
      [
        .image(), .position(kCIInputCenterKey, 150, 150), .distance(kCIInputScaleKey, 8, 1...100),
      ]
    ) { values in
      let side = values.amount(kCIInputScaleKey)
      guard let image = values.image, side >= 1, side < 1_000_000 else { return values.image }
      let corner = values.vector(kCIInputCenterKey).cgPointValue
      return CIImage(recipe: TileRecipe(source: image.recipe, side: side, corner: corner))
    }
  ]

  /// Returns a filter that reduces a part of an image to one pixel.
  private static func reduction(
    _ name: String, _ combine: @escaping @Sendable ([Pixel]) -> Pixel
  ) -> FilterKind {
    FilterKind(
      name, [kCICategoryReduction],
      [
        .image(),
        .vector(kCIInputExtentKey, [0, 0, 640, 80], type: kCIAttributeTypeRectangle),
      ]
    ) { values in
      guard let image = values.image,
        let part = PixelArea(touching: values.vector(kCIInputExtentKey).cgRectValue)
      else { return nil }
      return CIImage(recipe: MeanRecipe(source: image.recipe, part: part, combine: combine))
    }
  }

  static let reductions: [FilterKind] = [
    reduction("CIAreaAverage") { pixels in
      var sum = SIMD4<Double>.zero
      for pixel in pixels { sum += SIMD4<Double>(pixel) }
      return Pixel(sum / Double(max(1, pixels.count)))
    },
    reduction("CIAreaMaximum") { $0.reduce($0[0]) { pointwiseMax($0, $1) } },
    reduction("CIAreaMinimum") { $0.reduce($0[0]) { pointwiseMin($0, $1) } },
  ]
}
