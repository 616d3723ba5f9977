// SPDX-License-Identifier: Apache-2.0

/// A layer whose changes a property animator moves, as ``AnimationPace`` uses it.
@MainActor
protocol PacedLayer: AnyObject {
  /// Has the layer painted anew and ticked by `animator`, if it is animated.
  func resumeAnimations(in animator: LayerAnimator)
  /// Returns the value of `property` as it is painted now.
  func paintedValue(of property: LayerProperty) -> AnimatedValue
  /// Returns the value of `property` as it was set last.
  func modelValue(of property: LayerProperty) -> AnimatedValue
  /// Sets `property` of the layer, or the fill of its view.
  func setAnimated(_ property: LayerProperty, to value: AnimatedValue)
}
