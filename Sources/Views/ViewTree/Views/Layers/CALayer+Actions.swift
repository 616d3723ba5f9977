// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

// Implicit animations of layers that belong to no view.
extension CALayer {
  /// Whether the surface has made a frame since the layer and its superlayers were moved to their current
  /// place.
  ///
  /// The result is independent of whether pictures are taken, so that tests without pictures have the same
  /// animations.
  ///
  /// - Complexity: O(depth).
  private var wasInFrame: Bool {
    guard let surface = owningView?.surface else { return false }
    var layer = self
    while layer.cameAfterFrame < surface.lastFrame {
      guard layer.view == nil, let holder = layer.holder else { return true }
      layer = holder
    }
    return false
  }

  /// Whether changes are implicitly animated: the layer belongs to no view and was in a frame, and neither
  /// the transaction nor the setting for reduced motion prevents it.
  private var actsByItself: Bool {
    guard view == nil, !CATransaction.disableActions(), CATransaction.animationDuration() > 0,
      let surface = owningView?.surface, wasInFrame
    else { return false }
    return !surface.services.environment.reducesMotion
  }

  /// Checks the observers of the layer and of its view after a possible change.
  func checkFollowers() {
    guard ValueObserving.isUsed else { return }
    ValueObserving.check(self)
    if let view { ValueObserving.check(view) }
  }

  /// Whether an animation block of views is in effect.
  static var changesAreAnimated: Bool { AnimationBlock.current != nil }

  /// Animates a change that was just made: by the action of the view or layer, or by the animation block in
  /// effect.
  func changed(_ property: LayerProperty, from old: @autoclosure () -> AnimatedValue) {
    checkFollowers()
    if let view {
      // The library's own views have no actions.
      if !view.isOfLibrary, wasInFrame,
        let action = view.action(for: self, forKey: property.rawValue)
      {
        var before = LayerValues(self)
        property.set(old(), in: &before)
        return run(action, property.rawValue, from: property.value(in: seen(before)))
      }
      if Self.changesAreAnimated { animate(property, from: old()) }
      return
    }
    guard actsByItself else { return }
    var before = LayerValues(self)
    property.set(old(), in: &before)
    act(property.rawValue, from: property.value(in: seen(before)))
  }

  /// Animates a change of a property that a subclass declares.
  func changed(_ root: String, from old: @autoclosure () -> AnimatedValue) {
    if let view {
      guard !view.isOfLibrary, wasInFrame, let action = view.action(for: self, forKey: root)
      else { return }
      return run(action, root, from: seen(root, old()))
    }
    guard actsByItself else { return }
    act(root, from: seen(root, old()))
  }

  func changed(_ root: String, from old: CGFloat) {
    changed(root, from: .number(Double(old)))
  }

  func changed(_ root: String, from old: CGColor?) {
    changed(root, from: .color(old.map(DisplayColor.init) ?? LayerValues.clear))
  }

  /// Runs the action for `event` after the layer was added to a visible layer, removed from it, or hidden or
  /// shown in it.
  func ordered(_ event: String) {
    guard view == nil, superlayer?.wasInFrame ?? false, !CATransaction.disableActions() else {
      return
    }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Called when the layer was hidden or shown.
  func hiddenChanged() {
    checkFollowers()
    ordered(isHidden ? kCAOnOrderOut : kCAOnOrderIn)
  }

  private func act(_ key: String, from old: AnimatedValue) {
    if let action = action(forKey: key) { run(action, key, from: old) }
  }

  /// Runs the action for a change; a basic animation without values starts at `old`.
  private func run(_ action: any CAAction, _ key: String, from old: AnimatedValue) {
    guard let basic = action as? CABasicAnimation, basic.keyPath == key, basic.fromValue == nil,
      basic.toValue == nil, basic.byValue == nil, let copy = basic.copy() as? CABasicAnimation
    else { return action.run(forKey: key, object: self, arguments: nil) }
    copy.fromValue = old.any
    copy.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns the default animation of a change, or `nil` for events that are not property changes.
  func usualAction(_ key: String) -> CABasicAnimation? {
    if key == kCAOnOrderIn || key == kCAOnOrderOut { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
