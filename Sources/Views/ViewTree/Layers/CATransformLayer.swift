// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that preserves the depth of its sublayers: their transforms in space are concatenated with its
/// own, and only the result is projected.
///
/// It has no appearance of its own: background, border, contents, shadow, mask and clipping are not drawn,
/// and its opacity is applied to each sublayer. Sublayers are painted from the farthest to the nearest.
///
/// Differs from QuartzCore: a view's own layer is drawn as any layer is, and there is no perspective.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }
}
