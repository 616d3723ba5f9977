// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Changes a property of a layer as a spring does.
open class CASpringAnimation: CABasicAnimation {
  /// Of what hangs on the spring.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls.
  open var stiffness: CGFloat = 100
  /// How strongly movement is slowed.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second.
  open var initialVelocity: CGFloat = 0

  /// A spring that changes no property.
  public required init() {
    super.init()
  }

  /// A spring that a person feels to last `perceptualDuration` seconds; it bounces from 0 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    duration = spring.settlingDuration
  }

  /// How long it takes the spring to come to rest, in seconds.
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
