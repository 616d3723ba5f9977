// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A timing curve that follows a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in distances of the animation per second; only `dx` is used.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    case ratio(CGFloat)
    case spring(SpringCurve)
  }

  /// Creates a spring that does not overshoot.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring that settles after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that settles after the animator's duration, with an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with physical parameters, which determine its duration.
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

  /// Creates a spring with a perceptual duration of `duration` seconds, a bounce and an initial velocity.
  ///
  /// A `bounce` of 0 does not overshoot; values up to 1 oscillate, values down to -1 are overdamped.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    kind = .spring(
      SpringCurve(
        perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialVelocity.dx)))
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// The kind of the timing curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve; always `nil` for a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring, which is this object.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring curve and its duration for an animator of `duration` seconds.
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
