// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// How an effect of a pointer changes what is seen of a view.
@MainActor
struct PointerLook {
  /// Small is what is no larger than this, in points (ours).
  private static let small = CGSize(width: 160, height: 64)
  /// How much larger a side of what is lifted gets at most, in points (ours).
  private static let growth: CGFloat = 8

  var tint = UIPointerEffect.TintMode.overlay
  /// How dark or light the tint is, from 0 to 1.
  var strength: Float = 0.08
  var scale: CGFloat = 1
  var shadow: Float = 0

  init(_ effect: UIPointerEffect) {
    let bounds = effect.preview.view.bounds
    let growth = min(0.1, Self.growth / max(1, bounds.width, bounds.height))
    switch Self.chosen(effect) {
    case .automatic, .highlight: break
    case .lift:
      strength = 0.04
      scale = 1 + growth
      shadow = 0.25
    case .hover(_, let mode, let prefersShadow, let prefersScaledContent):
      tint = mode
      scale = prefersScaledContent ? 1 + growth / 2 : 1
      shadow = prefersShadow ? 0.2 : 0
    }
  }

  /// What an automatic effect is for its view.
  private static func chosen(_ effect: UIPointerEffect) -> UIPointerEffect {
    guard case .automatic(let preview) = effect else { return effect }
    let view = preview.view
    guard view.bounds.width <= small.width, view.bounds.height <= small.height else {
      return .hover(preview)
    }
    return (view.backgroundColor?.cgColor.alpha ?? 0) > 0 ? .lift(preview) : .highlight(preview)
  }
}
