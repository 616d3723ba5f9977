// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far content follows a hand beyond its edge: ever less, and never a whole view's length.
///
///     shown = length * pull * c / (length + pull * c)        c = 0.55
struct RubberBand: Hashable, Sendable {
  private static let give: CGFloat = 0.55

  /// The least and the greatest offset at rest, in points.
  let least: CGFloat
  let greatest: CGFloat
  /// The view's length along the axis, in points.
  let length: CGFloat
  /// Whether content may leave its range at all.
  let isElastic: Bool

  /// Where content is shown that a hand has pulled to `offset`.
  func shown(_ offset: CGFloat) -> CGFloat {
    let inside = max(least, min(greatest, offset))
    let pull = offset - inside
    guard pull != 0, isElastic, length > 0 else { return inside }
    let stretch = abs(pull) * Self.give
    let shown = length * stretch / (length + stretch)
    return inside + (pull < 0 ? -shown : shown)
  }

  /// Where a hand has pulled content that is shown at `offset`.
  func pulled(_ offset: CGFloat) -> CGFloat {
    let inside = max(least, min(greatest, offset))
    let shown = min(abs(offset - inside), length * 0.95)
    guard shown > 0, isElastic, length > 0 else { return inside }
    let pull = shown * length / (Self.give * (length - shown))
    return inside + (offset < inside ? -pull : pull)
  }
}
