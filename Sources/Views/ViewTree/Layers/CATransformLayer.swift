// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that keeps the depth of the layers in it: their turns in space add up to its own, and only
/// the result is laid flat.
///
/// It has no look of its own: background, border, contents, shadow, mask and clipping are not drawn, and
/// its opacity is that of each layer in it. What is in it is painted from the farthest to the nearest.
///
/// Differs from QuartzCore: a view's own layer is drawn as any layer is, and there is no perspective.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }
}
