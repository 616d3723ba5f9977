// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension CALayer {
  /// Runs a copy of `anim`, replacing the animation running for the same key.
  func run(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    if let transition = copy as? CATransition { return run(transition) }
    if let key { removeAnimation(forKey: key) }
    if copy.timingFunction == nil, !(copy is CASpringAnimation) {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    let added = AddedAnimation(copy, key: key)
    if let animator = owningView?.surface?.animator { added.group?.touched(animator) }
    added.group?.began()
    self.added.append(added)
    startAdded()
    seenChanged()
  }

  /// Returns the animation running for `key`, or `nil`.
  func running(forKey key: String) -> CAAnimation? {
    added.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations that were added with a key, or `nil` if there are none.
  public func animationKeys() -> [String]? {
    let keys = added.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animation running for `key`: the layer is shown at its model values.
  func end(forKey key: String) {
    let removed = added.filter { $0.key == key }
    guard !removed.isEmpty else { return }
    added.removeAll { $0.key == key }
    seenChanged()
    notifyLater(removed, finished: false)
  }

  /// Returns a copy of the layer with its currently animated values, or `nil` if it is in no window and on no
  /// surface.
  public func presentation() -> Self? {
    guard owningView?.surface != nil else { return nil }
    return type(of: self).made(copying: self) as? Self
  }

  /// Returns a layer of the class that is a copy of `layer`.
  @_silgen_name("$s15MullionViewTree7CALayerC7copyingACyp_tcfC")
  class func made(copying layer: __owned Any) -> CALayer

  /// Copies the currently painted values and content of `layer`.
  func takeLook(of layer: CALayer) {
    take(layer.painted(with: nil))
    contents = layer.contents
    takeContent(of: layer)
  }

  /// Returns the layer itself; a presentation layer has no reference to its model layer.
  public func model() -> Self { self }

  // MARK: Start and end

  /// Starts the added animations once the layer is on a surface.
  func startAdded() {
    guard !added.isEmpty, let animator = owningView?.surface?.animator else { return }
    for animation in added where animation.begin == nil {
      animation.begin = ownTime(animator.now) + max(animation.delay, -1e6)
    }
    animator.add(self)
  }

  /// Advances the added animations.
  ///
  /// - Returns: Whether animations remain that are not done, and the layer's time does not stand still.
  func tickAdded(to time: TimeInterval) -> Bool {
    guard !added.isEmpty else { return false }
    guard owningView?.surface != nil else {
      let removed = added
      added = []
      removed.forEach { $0.finish(false) }
      return false
    }
    seenChanged()
    let time = ownTime(time)
    if added.contains(where: { Self.isDisplayed(for: $0.animation) }) { setNeedsDisplay() }
    for animation in added where time >= animation.begin ?? .infinity { animation.start() }
    let over = added.filter { $0.end <= time && !$0.isDone }
    added.removeAll { $0.end <= time && $0.animation.isRemovedOnCompletion }
    over.forEach { $0.finish(true) }
    return !timeStands && added.contains { !$0.isDone }
  }

  /// Returns whether layers of the class are redisplayed while `animation` runs.
  private static func isDisplayed(for animation: CAAnimation) -> Bool {
    if let group = animation as? CAAnimationGroup {
      return group.animations?.contains(where: isDisplayed) ?? false
    }
    guard let key = (animation as? CAPropertyAnimation)?.keyPath else { return false }
    return needsDisplay(forKey: key)
  }

  /// Ends all added animations.
  func cancelAdded() {
    guard !added.isEmpty else { return }
    let removed = added
    added = []
    seenChanged()
    notifyLater(removed, finished: false)
  }

  private func notifyLater(_ ended: [AddedAnimation], finished: Bool) {
    PendingCall { for animation in ended { animation.finish(finished) } }.runSoon()
  }

  private func run(_ transition: CATransition) {
    let manner = AnimationBlock.Manner(
      transition, usual: CATransaction.animationDuration(),
      function: CATransaction.animationTimingFunction(),
      reducesMotion: (owningView?.services ?? .current).environment.reducesMotion)
    let delegate = transition.delegate
    let block = AnimationBlock(manner) { delegate?.animationDidStop(transition, finished: $0) }
    let shown: (any TransitionShowing)? = view
    shown?.startTransition(
      transition.style, block, from: view?.tree.node, way: transition.way)
    block.seal()
    delegate?.animationDidStart(transition)
  }

  /// Requests a new picture of the layer and of its superview.
  func seenChanged() {
    contentChanged()
    guard let view else { return }
    view.superview?.setPictureStale() ?? view.setNeedsFrame()
  }

  // MARK: Animated values

  /// Returns the animated value of the property `root`, whose model value is `base`.
  func seen(_ root: String, _ base: AnimatedValue) -> AnimatedValue {
    guard !added.isEmpty, let time = owningView?.surface?.animator.now else { return base }
    let now = ownTime(time)
    return added.flatMap { $0.parts(at: now) }.filter { $0.root == root }
      .reduce(base) { $1.value($0) }
  }

  func seen(_ root: String, _ number: CGFloat) -> CGFloat {
    guard case .number(let value) = seen(root, .number(Double(number))) else { return number }
    return CGFloat(value)
  }

  func seen(_ root: String, _ color: CGColor?) -> CGColor? {
    guard !added.isEmpty else { return color }
    let base = color.map(DisplayColor.init) ?? LayerValues.clear
    guard case .color(let value) = seen(root, .color(base)) else { return color }
    return value.alpha > 0 ? value.cgColor : nil
  }

  /// Returns the values with the added animations applied.
  func seen(_ values: LayerValues) -> LayerValues {
    guard !added.isEmpty, let time = owningView?.surface?.animator.now else { return values }
    let now = ownTime(time)
    var values = values
    for part in added.flatMap({ $0.parts(at: now) }) {
      guard let property = LayerProperty(rawValue: part.root) else { continue }
      property.set(part.value(property.value(in: values)), in: &values)
    }
    return values
  }

  /// Sets the layer's properties to `values`.
  func take(_ values: LayerValues) {
    bounds = values.bounds
    position = values.position
    anchorPoint = values.anchorPoint
    transform = values.transform
    zPosition = values.zPosition
    opacity = Float(values.opacity)
    cornerRadius = values.cornerRadius
    maskedCorners = CACornerMask(rawValue: values.corners.rawValue)
    masksToBounds = values.masksToBounds
    borderWidth = values.borderWidth
    borderColor = values.borderColor.cgColor
    backgroundColor = values.backgroundColor.alpha > 0 ? values.backgroundColor.cgColor : nil
    shadowColor = values.shadowColor.cgColor
    shadowOpacity = Float(values.shadowOpacity)
    shadowOffset = values.shadowOffset
    shadowRadius = values.shadowRadius
    shadowPath = values.shadowPath.map { CGPath($0) }
  }
}

extension AnimationBlock.Manner {
  /// Creates the timing of a transition of a layer's content.
  fileprivate init(
    _ transition: CATransition, usual: TimeInterval, function: CAMediaTimingFunction?,
    reducesMotion: Bool
  ) {
    self.init()
    duration = transition.duration > 0 ? transition.duration : usual
    if reducesMotion { duration = 0 }
    curve = .cubic((transition.timingFunction ?? function)?.curve ?? .linear)
    allowsInteraction = true
  }
}
