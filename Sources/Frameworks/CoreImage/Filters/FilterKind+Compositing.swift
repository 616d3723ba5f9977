// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// Combines two images into one. The formulas are those of Porter and Duff, and those of PDF, which the
// W3C's Compositing specification has too.
extension FilterKind {
  private enum Reach: Sendable { case both, common, top, bottom }

  /// Returns a filter that composites an image with a background; without a background it returns the image.
  private static func blend(
    _ name: String, reach: Reach = .both, _ blend: @escaping Blending.Blend
  ) -> FilterKind {
    FilterKind(
      name, [kCICategoryCompositeOperation], [.image(), .image(kCIInputBackgroundImageKey)]
    ) { values in
      guard let top = values.image else { return nil }
      guard let bottom = values.image(kCIInputBackgroundImageKey) else { return top }
      let extent =
        switch reach {
        case .both: top.extent.union(bottom.extent)
        case .common: top.extent.intersection(bottom.extent)
        case .top: top.extent
        case .bottom: bottom.extent
        }
      return CIImage(
        recipe: BlendRecipe(
          top: top.recipe, bottom: bottom.recipe, extent: extent, blend: blend))
    }
  }

  static let compositing: [FilterKind] = [
    blend("CISourceOverCompositing", Blending.over),
    blend("CISourceInCompositing", reach: .common, Blending.inside),
    blend("CISourceOutCompositing", reach: .top, Blending.outside),
    blend("CISourceAtopCompositing", reach: .bottom, Blending.atop),
    blend("CIAdditionCompositing", Blending.sum),
    blend("CIMultiplyCompositing", Blending.product),
    blend("CIMaximumCompositing", Blending.greatest),
    blend("CIMinimumCompositing", Blending.least),
    blend("CIMultiplyBlendMode", Blending.components { $0 * $1 }),
    blend("CIScreenBlendMode", Blending.components { $0 + $1 - $0 * $1 }),
    blend("CIOverlayBlendMode", Blending.components { Blending.hardLight($1, $0) }),
    blend("CIDarkenBlendMode", Blending.components { min($0, $1) }),
    blend("CILightenBlendMode", Blending.components { max($0, $1) }),
    blend(
      "CIColorDodgeBlendMode",
      Blending.components { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
    blend(
      "CIColorBurnBlendMode",
      Blending.components { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
    blend("CIHardLightBlendMode", Blending.components(Blending.hardLight)),
    blend("CISoftLightBlendMode", Blending.components(Blending.softLight)),
    blend("CIDifferenceBlendMode", Blending.components { abs($0 - $1) }),
    blend("CIExclusionBlendMode", Blending.components { $0 + $1 - 2 * $0 * $1 }),
    mask("CIBlendWithMask") { ($0 * luminances).sum() },
    mask("CIBlendWithAlphaMask") { $0.w },
    FilterKind(
      "CIDissolveTransition", [kCICategoryTransition],
      [
        .image(), .image(kCIInputTargetImageKey),
        .number(kCIInputTimeKey, 0, 0...1, type: kCIAttributeTypeTime),
      ]
    ) { values in
      guard let start = values.image, let end = values.image(kCIInputTargetImageKey) else {
        return nil
      }
      let time = min(max(values.number(kCIInputTimeKey), 0), 1)
      return CIImage(
        recipe: BlendRecipe(
          top: start.recipe, bottom: end.recipe, extent: start.extent.union(end.extent),
          blend: { $0.mixed(with: $1, time) }))
    },
  ]

  private static func mask(
    _ name: String, _ share: @escaping @Sendable (Pixel) -> Float
  ) -> FilterKind {
    FilterKind(
      name, [kCICategoryStylize],
      [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
    ) { values in
      guard let top = values.image else { return nil }
      guard let mask = values.image(kCIInputMaskImageKey) else { return top }
      return CIImage(
        recipe: MaskRecipe(
          top: top.recipe,
          bottom: values.image(kCIInputBackgroundImageKey)?.recipe ?? EmptyRecipe(),
          mask: mask.recipe, share: share))
    }
  }
}
