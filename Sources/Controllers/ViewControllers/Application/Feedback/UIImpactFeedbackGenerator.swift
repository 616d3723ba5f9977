// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Shakes as if things collided.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What collides.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// A generator for collisions of medium things.
  public convenience override init() { self.init(style: .medium) }

  /// A generator for collisions.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator for collisions in `view`.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Two things collided.
  open func impactOccurred() { give("impact \(style)") }

  /// Two things collided with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact \(style) \(intensity)") }

  /// Two things collided at `location`.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Two things collided with a force from 0 to 1 at `location`.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
