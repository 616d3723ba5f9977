// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension FilterKind {
  static let blurs: [FilterKind] = [
    FilterKind(
      "CIGaussianBlur", [kCICategoryBlur], [.image(), .distance(kCIInputRadiusKey, 10, 0...100)]
    ) { $0.image?.applyingGaussianBlur(sigma: Double($0.number(kCIInputRadiusKey))) },
    FilterKind(
      "CIBoxBlur", [kCICategoryBlur], [.image(), .distance(kCIInputRadiusKey, 10, 1...100)]
    ) { values in
      let radius = values.number(kCIInputRadiusKey)
      guard radius > 0, radius < 1_000_000 else { return values.image }
      let whole = radius.rounded(.down)
      return values.image.map {
        CIImage(
          recipe: BlurRecipe(
            source: $0.recipe, blur: .boxes(times: 1, radius: Int(whole), share: radius - whole)))
      }
    },
    FilterKind(
      "CIUnsharpMask", [kCICategorySharpen],
      [
        .image(), .distance(kCIInputRadiusKey, 2.5, 0...100),
        .number(kCIInputIntensityKey, 0.5, 0...1),
      ]
    ) { values in
      guard let image = values.image else { return nil }
      let intensity = values.number(kCIInputIntensityKey)
      let blurred = image.clampedToExtent().applyingGaussianBlur(
        sigma: Double(values.number(kCIInputRadiusKey)))
      return CIImage(
        recipe: BlendRecipe(
          top: image.recipe, bottom: blurred.recipe, extent: image.extent,
          blend: { sharp, soft in
            (sharp + (sharp - soft) * intensity).replacingAlpha(sharp.w)
          }))
    },
  ]
}
