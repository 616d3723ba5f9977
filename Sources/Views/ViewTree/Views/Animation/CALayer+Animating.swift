// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CALayer {
  /// Returns the painted values: those of the layer with its animations applied.
  ///
  /// Dynamic colours are resolved with `traits`, or with the view's traits if `nil`.
  func painted(with traits: UITraitCollection?) -> LayerValues {
    let values = LayerValues(self, traits: traits)
    return seen(animations?.applied(to: values, ownTime: ownTime) ?? values)
  }

  /// The animation block in effect, if changes of this layer are visible.
  var animatingBlock: AnimationBlock? {
    guard let block = AnimationBlock.current, view?.tree.isInWindow == true else { return nil }
    return block
  }

  /// Animates a change that was just made, if an animation block is in effect.
  func animate(_ property: LayerProperty, from old: AnimatedValue) {
    guard let block = animatingBlock, let surface = view?.surface else { return }
    let animator = surface.animator
    block.touched(animator)
    var start = old
    if block.manner.beginsFromCurrentState, let animations {
      var before = LayerValues(self)
      property.set(old, in: &before)
      start = property.value(in: animations.applied(to: before, ownTime: ownTime))
      end(animations.remove(property), finished: false)
    }
    guard block.takesTime, !surface.services.environment.reducesMotion else { return }
    block.pace?.changed(self, property, from: old)
    let end = property.value(in: LayerValues(self))
    let addsUp = start.addsUp && !block.manner.beginsFromCurrentState
    if !addsUp, !block.manner.isKeyframe, block.manner.delay == 0, let animations {
      var before = LayerValues(self)
      property.set(start, in: &before)
      start = property.value(in: animations.applied(to: before, ownTime: ownTime))
    }
    add(
      LayerAnimation(
        property, from: start, to: end, timing: block.timing(from: ownTime(animator.now)),
        isAdditive: addsUp, block: block),
      to: animator)
  }

  private func add(_ animation: LayerAnimation, to animator: LayerAnimator) {
    let animations = animations ?? LayerAnimations(animator)
    animations.animator = animator
    self.animations = animations
    animations.append(animation)
    animation.block.began()
    animator.add(self)
  }

  /// Ends all animations immediately, and shows the layer at its model values.
  func cancelAnimations() {
    cancelAdded()
    guard let animations else { return }
    recordAnimationChange(animations.all)
    self.animations = nil
    end(animations.remove(), finished: false)
  }

  func end(_ ended: [LayerAnimation], finished: Bool) {
    for animation in ended { animation.block.ended(finished: finished) }
  }

  /// Requests a new picture of the superview, and of the view if `changed` contains animations of more than
  /// its placement.
  func recordAnimationChange(_ changed: [LayerAnimation]) {
    if changed.contains(where: { !$0.property.movesOnly }) { view?.setPictureStale() }
    view?.superview?.setPictureStale() ?? view?.setNeedsFrame()
  }
}

extension CALayer: AnimationTicking {
  func tick(to time: TimeInterval) -> Bool {
    let goesOn = tickAdded(to: time)
    guard let animations else { return goesOn }
    recordAnimationChange(animations.all)
    let ended = animations.removeEnded(at: ownTime(time))
    if animations.all.isEmpty { self.animations = nil }
    end(ended, finished: true)
    return goesOn || !timeStands && self.animations.map { !$0.areHeld } ?? false
  }
}
