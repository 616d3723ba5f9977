// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rubber band resistance of content that is dragged beyond its edge: increasing, and never exceeding the
/// length of the view.
///
///     shown = length * pull * c / (length + pull * c)
///
/// The constant c is 0.55.
struct RubberBand: Hashable, Sendable {
  private static let give: CGFloat = 0.55

  /// The minimum resting offset, in points; `greatest` is the maximum.
  let least: CGFloat
  let greatest: CGFloat
  /// The length of the view along the axis, in points.
  let length: CGFloat
  /// Whether content may leave its range.
  let isElastic: Bool

  /// Returns the displayed offset for the dragged one.
  func shown(_ offset: CGFloat) -> CGFloat {
    let inside = max(least, min(greatest, offset))
    let pull = offset - inside
    guard pull != 0, isElastic, length > 0 else { return inside }
    let stretch = abs(pull) * Self.give
    let shown = length * stretch / (length + stretch)
    return inside + (pull < 0 ? -shown : shown)
  }

  /// Returns the dragged offset for the displayed one.
  func pulled(_ offset: CGFloat) -> CGFloat {
    let inside = max(least, min(greatest, offset))
    let shown = min(abs(offset - inside), length * 0.95)
    guard shown > 0, isElastic, length > 0 else { return inside }
    let pull = shown * length / (Self.give * (length - shown))
    return inside + (offset < inside ? -pull : pull)
  }
}
