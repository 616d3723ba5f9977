// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds two touches that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TwoTouchGestureRecognizer {
  /// How far the touches turn before the gesture begins, in radians (ours).
  private static let slop: CGFloat = 0.1

  /// How far the touches turned, in radians, clockwise; setting it counts on from there.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open private(set) var velocity: CGFloat = 0
  private var turned: CGFloat = 0

  /// A recogniser that belongs to no view yet.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func start(distance: CGFloat, angle: CGFloat) {
    turned = 0
  }

  override func move(
    distance: CGFloat, angle: CGFloat, from: (distance: CGFloat, angle: CGFloat),
    seconds: TimeInterval
  ) -> Bool {
    var change = angle - from.angle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    turned += change
    rotation += change
    if seconds > 0.001 { velocity = change / CGFloat(seconds) }
    return abs(turned) >= Self.slop
  }

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}
