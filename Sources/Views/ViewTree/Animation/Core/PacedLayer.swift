// SPDX-License-Identifier: Apache-2.0

/// A layer whose changes are driven by a property animator, as ``AnimationPace`` uses it.
@MainActor
protocol PacedLayer: AnyObject {
  /// Redraws the layer and adds it to `animator` if it is animated.
  func resumeAnimations(in animator: LayerAnimator)
  /// Returns the displayed value of `property`.
  func paintedValue(of property: LayerProperty) -> AnimatedValue
  /// Returns the current value of `property`, without animation.
  func modelValue(of property: LayerProperty) -> AnimatedValue
  /// Sets `property` of the layer, or the fill of its view.
  func setAnimated(_ property: LayerProperty, to value: AnimatedValue)
}
