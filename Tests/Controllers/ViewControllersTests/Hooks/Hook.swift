// SPDX-License-Identifier: Apache-2.0

/// A method or property of views that apps override, and that UIKit calls for a size, a configuration or a
/// decision, or to report a change.
enum Hook: String, CaseIterable, Sendable {
  case sizeThatFits, intrinsicContentSize, fitting, fittingByPriority, preferredAttributes
  case alignmentRect, frameOfAlignmentRect, pointInside, hitTest
  case layoutMargins, safeAreaInsets, tintColor, traits
  case updateConstraints, layoutSubviews
  case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
  case prepareForReuse, apply, updateConfiguration, willTransition, didTransition
  case selected, highlighted, editing
}
