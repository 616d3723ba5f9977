// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A recogniser of two touches that move towards or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TwoTouchGestureRecognizer {
  /// The change of the distance before the gesture begins, in points, chosen by Mullion.
  private static let slop: CGFloat = 8

  /// The ratio of the touches' current distance to the initial one; setting it continues from the new value.
  open var scale: CGFloat = 1
  /// The change of the scale per second.
  open private(set) var velocity: CGFloat = 0
  private var startDistance: CGFloat = 1

  /// Creates a recogniser without a view.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func start(distance: CGFloat, angle: CGFloat) {
    startDistance = distance
  }

  override func move(
    distance: CGFloat, angle: CGFloat, from: (distance: CGFloat, angle: CGFloat),
    seconds: TimeInterval
  ) -> Bool {
    let before = scale
    scale *= distance / from.distance
    if seconds > 0.001 { velocity = (scale - before) / CGFloat(seconds) }
    return abs(distance - startDistance) >= Self.slop
  }

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }
}
