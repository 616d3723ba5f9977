// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension FilterKind {
  static let geometry: [FilterKind] = [
    FilterKind(
      "CICrop", [kCICategoryGeometryAdjustment],
      [
        .image(),
        .vector("inputRectangle", [0, 0, 300, 300], type: kCIAttributeTypeRectangle),
      ]
    ) { $0.image?.cropped(to: $0.vector("inputRectangle").cgRectValue) },
    FilterKind(
      "CIAffineTransform", [kCICategoryGeometryAdjustment],
      [.image(), FilterInput(key: kCIInputTransformKey, standard: .transform)]
    ) { $0.image?.transformed(by: $0.transform(kCIInputTransformKey)) },
    FilterKind(
      "CIAffineClamp", [kCICategoryTileEffect],
      [.image(), FilterInput(key: kCIInputTransformKey, standard: .transform)]
    ) { $0.image?.clampedToExtent().transformed(by: $0.transform(kCIInputTransformKey)) },
    FilterKind(
      "CIClamp", [kCICategoryTileEffect],
      [
        .image(),
        .vector(kCIInputExtentKey, [0, 0, 640, 80], type: kCIAttributeTypeRectangle),
      ]
    ) { $0.image?.clamped(to: $0.vector(kCIInputExtentKey).cgRectValue) },
    FilterKind(
      "CILanczosScaleTransform", [kCICategoryGeometryAdjustment],
      [
        .image(), .number(kCIInputScaleKey, 1, 0.05...1.5),
        .number(kCIInputAspectRatioKey, 1, 0.5...2),
      ]
    ) { values in
      let scale = values.amount(kCIInputScaleKey)
      let across = scale * values.amount(kCIInputAspectRatioKey)
      guard let image = values.image, scale > 1e-4, across > 1e-4, !image.extent.isEndless else {
        return values.image
      }
      return CIImage(recipe: LanczosRecipe(source: image.recipe, across: across, up: scale))
    },
  ]
}
