// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A spring along which progress follows time.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start, in whole ways a second; `dx` counts.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    case ratio(CGFloat)
    case spring(SpringCurve)
  }

  /// A spring that does not overshoot.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// A spring that is at rest after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that is at rest after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring that decides itself how long it takes.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let heavy = Double(max(mass, 0.001))
    let strong = Double(max(stiffness, 0.001))
    kind = .spring(
      SpringCurve(
        frequency: (strong / heavy).squareRoot(),
        dampingRatio: Double(damping) / (2 * (strong * heavy).squareRoot()),
        velocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that a person feels to last `duration` seconds.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    kind = .spring(
      SpringCurve(
        perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialVelocity.dx)))
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// What kind of curve it is.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve; nil: it is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring; nil: it is a cubic curve.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring, and how long it takes, when an animator of `duration` seconds asks.
  func curve(in duration: TimeInterval) -> (SpringCurve, TimeInterval) {
    switch kind {
    case .spring(let spring): (spring, spring.settlingDuration)
    case .ratio(let ratio):
      (
        SpringCurve(
          settlingIn: max(0.001, duration), dampingRatio: Double(ratio),
          velocity: Double(initialVelocity.dx)), duration
      )
    }
  }
}
