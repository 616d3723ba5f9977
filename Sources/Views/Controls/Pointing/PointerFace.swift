// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The display of a pointer effect on a view, which leaves the view's own properties unchanged.
@MainActor
final class PointerFace {
  /// The duration of the transition into and out of an effect, in seconds; not measured from UIKit.
  static let duration: TimeInterval = 0.2
  private static let keys = (scale: "pointer.scale", shadow: "pointer.shadow")

  private weak var view: UIView?
  private let look: PointerLook
  private let tint = CALayer()

  /// Creates the display of `effect` with the given shape, or with the shape of the view for `nil`.
  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    view = effect.preview.view
    look = PointerLook(effect)
    guard let view else { return }
    let (rect, radius) = Self.ground(of: effect.preview, shape, in: view)
    tint.frame = rect
    tint.cornerRadius = radius
    tint.backgroundColor =
      UIColor.label.resolvedColor(with: view.traitCollection).withAlphaComponent(
        CGFloat(look.strength)
      ).cgColor
  }

  private static func ground(
    of preview: UITargetedPreview, _ shape: UIPointerShape?, in view: UIView
  ) -> (CGRect, CGFloat) {
    let container = preview.target.container
    switch shape {
    case .roundedRect(let rect, let radius):
      return (container.convert(rect, to: view), radius)
    case .path(let path):
      return (container.convert(path.bounds, to: view), UIPointerShape.defaultCornerRadius)
    case .verticalBeam, .horizontalBeam, nil:
      let radius = view.layer.cornerRadius
      return (
        preview.parameters.visiblePath?.bounds ?? view.bounds,
        radius > 0 ? radius : UIPointerShape.defaultCornerRadius
      )
    }
  }

  /// Shows the effect when the pointer enters.
  func show() {
    guard let view else { return }
    if look.tint != .none {
      if look.tint == .underlay {
        view.layer.insertSublayer(tint, at: 0)
      } else {
        view.layer.addSublayer(tint)
      }
      tint.add(animation("opacity", from: 0, to: 1, stays: false), forKey: nil)
    }
    let own = ownScale(view)
    if look.scale != 1 {
      view.layer.add(
        animation("transform.scale", from: own, to: own * look.scale, stays: true),
        forKey: Self.keys.scale)
    }
    guard look.shadow > 0, view.layer.shadowOpacity == 0 else { return }
    view.layer.add(shadow(from: 0, to: CGFloat(look.shadow), stays: true), forKey: Self.keys.shadow)
  }

  /// Removes the effect when the pointer leaves.
  func hide() {
    guard let view else { return }
    if look.tint != .none {
      let fade = animation("opacity", from: 1, to: 0, stays: true)
      tint.add(fade, forKey: nil)
      let gone = tint
      PointerFace.after(in: view) { gone.removeFromSuperlayer() }
    }
    let own = ownScale(view)
    if view.layer.animation(forKey: Self.keys.scale) != nil {
      view.layer.add(
        animation("transform.scale", from: own * look.scale, to: own, stays: false),
        forKey: Self.keys.scale)
    }
    if view.layer.animation(forKey: Self.keys.shadow) != nil {
      view.layer.add(
        shadow(from: CGFloat(look.shadow), to: 0, stays: false), forKey: Self.keys.shadow)
    }
  }

  private static func after(in view: UIView, _ body: @escaping () -> Void) {
    guard let surface = view.surface else { return body() }
    let end = surface.currentTime + duration
    surface.addFrameCallback { time in
      guard time >= end else { return true }
      body()
      return false
    }
  }

  /// Returns the scale of the view's own transform.
  private func ownScale(_ view: UIView) -> CGFloat {
    hypot(view.transform.a, view.transform.b)
  }

  private func animation<Value>(
    _ path: String, from start: Value, to end: Value, stays: Bool
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = view?.services.environment.reducesMotion == true ? 0.001 : Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.fillMode = stays ? .forwards : .removed
    animation.isRemovedOnCompletion = !stays
    return animation
  }

  private func shadow(from start: CGFloat, to end: CGFloat, stays: Bool) -> CAAnimation {
    let group = CAAnimationGroup()
    let opacity = animation("shadowOpacity", from: start, to: end, stays: stays)
    // With the layer's own shadow offset the light would come from below.
    let below = CGSize(width: 0, height: 4)
    group.animations = [
      opacity, animation("shadowRadius", from: 8 as CGFloat, to: 8, stays: stays),
      animation("shadowOffset", from: below, to: below, stays: stays),
    ]
    group.duration = opacity.duration
    group.fillMode = stays ? .forwards : .removed
    group.isRemovedOnCompletion = !stays
    return group
  }
}
