// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The pass that notifies the layout of new bounds, which may invalidate it.
///
/// After an animated change of size, such as a rotation, the layout determines the content offset, as on iOS.
@MainActor
struct BoundsPass {
  let engine: CollectionEngine

  func run() {
    let bounds = engine.view.bounds
    let known = engine.knownBounds
    guard bounds != known else { return }
    engine.knownBounds = bounds
    guard !known.isNull, engine.layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      return
    }
    if bounds.size != known.size, UIView.inheritedAnimationDuration > 0 {
      engine.animatedBounds = known
      engine.needs.requestTarget()
    }
    let context = engine.layout.invalidationContext(forBoundsChange: bounds)
    engine.invalidate(with: context, because: bounds.size == known.size ? .scroll : .outside)
  }
}
