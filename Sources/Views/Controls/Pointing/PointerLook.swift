// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The appearance of a pointer effect.
@MainActor
struct PointerLook {
  /// The maximum size of a small view, in points; not measured from UIKit.
  private static let small = CGSize(width: 160, height: 64)
  /// The maximum growth of a side of a lifted view, in points; not measured from UIKit.
  private static let growth: CGFloat = 8

  var tint = UIPointerEffect.TintMode.overlay
  /// The opacity of the tint, from 0 to 1.
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

  /// Returns the effect that an automatic effect resolves to for its view.
  private static func chosen(_ effect: UIPointerEffect) -> UIPointerEffect {
    guard case .automatic(let preview) = effect else { return effect }
    let view = preview.view
    guard view.bounds.width <= small.width, view.bounds.height <= small.height else {
      return .hover(preview)
    }
    return (view.backgroundColor?.cgColor.alpha ?? 0) > 0 ? .lift(preview) : .highlight(preview)
  }
}
