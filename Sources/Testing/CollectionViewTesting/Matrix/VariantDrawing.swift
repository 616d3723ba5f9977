// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The drawing of a screen, which can be rendered on any thread.
struct VariantDrawing: Sendable {
  let variant: MatrixVariant
  /// The display tree.
  let tree: DisplayNode
  /// The size, in points.
  let size: CGSize
  /// The scale, in pixels per point.
  let scale: CGFloat
  /// The environment that renders the drawing and decodes images.
  let environment: HostEnvironment

  /// Returns the rendered image.
  ///
  /// - Throws: an error of the rasterizer.
  func picture() throws -> MatrixPicture {
    let png = try HostServices.$scoped.withValue(HostServices(environment: environment)) {
      try environment.pictures?.png(of: tree, size: size, scale: scale)
    }
    return MatrixPicture(variants: [variant], png: png ?? Data(), size: size)
  }
}
