// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds two touches that come nearer to each other or move apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TwoTouchGestureRecognizer {
  /// How far the distance changes before the gesture begins, in points (ours).
  private static let slop: CGFloat = 8

  /// The touches' distance now by that at the beginning; setting it counts on from there.
  open var scale: CGFloat = 1
  /// How fast the scale changes, a second.
  open private(set) var velocity: CGFloat = 0
  private var startDistance: CGFloat = 1

  /// A recogniser that belongs to no view yet.
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
