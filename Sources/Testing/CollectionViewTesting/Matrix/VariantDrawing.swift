// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A screen that was laid out, to be drawn on any thread.
struct VariantDrawing: Sendable {
  let variant: MatrixVariant
  /// What is painted.
  let tree: DisplayNode
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  /// Who draws, and decodes images.
  let environment: HostEnvironment

  /// The picture.
  ///
  /// - Throws: an error of the rasteriser's.
  func picture() throws -> MatrixPicture {
    let png = try HostServices.$scoped.withValue(HostServices(environment: environment)) {
      try environment.pictures?.png(of: tree, size: size, scale: scale)
    }
    return MatrixPicture(variants: [variant], png: png ?? Data(), size: size)
  }
}
