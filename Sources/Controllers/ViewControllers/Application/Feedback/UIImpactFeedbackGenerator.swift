// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A generator of feedback for impacts.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for medium impacts.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator for impacts of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for impacts of a style in `view`.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Generates feedback for an impact.
  open func impactOccurred() { give("impact \(style)") }

  /// Generates feedback for an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact \(style) \(intensity)") }

  /// Generates feedback for an impact at `location`.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Generates feedback for an impact with an intensity from 0 to 1 at `location`.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
