// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An animation of a property of a layer that follows a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object attached to the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping coefficient.
  open var damping: CGFloat = 10
  /// The initial velocity, in distances of the animation per second.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring animation without a property.
  public required init() {
    super.init()
  }

  /// Creates an animation with a spring of a perceptual duration in seconds and a bounce from -1 (overdamped)
  /// to 1.
  ///
  /// The duration of the animation is set to the settling duration of the spring.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    duration = spring.settlingDuration
  }

  /// The time until the spring has settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringCurve {
    let heavy = Double(max(mass, 0.001))
    let strong = Double(max(stiffness, 0.001))
    return SpringCurve(
      frequency: (strong / heavy).squareRoot(),
      dampingRatio: Double(damping) / (2 * (strong * heavy).squareRoot()),
      velocity: Double(initialVelocity))
  }

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
  }

  override var curve: AnimationTiming.Curve { .spring(spring) }
}
