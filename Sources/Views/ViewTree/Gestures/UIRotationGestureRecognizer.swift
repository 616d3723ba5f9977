// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A recogniser of two touches that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TwoTouchGestureRecognizer {
  /// The rotation before the gesture begins, in radians, chosen by Mullion.
  private static let slop: CGFloat = 0.1

  /// The rotation of the touches, in radians, clockwise; setting it continues from the new value.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0
  private var turned: CGFloat = 0

  /// Creates a recogniser without a view.
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
