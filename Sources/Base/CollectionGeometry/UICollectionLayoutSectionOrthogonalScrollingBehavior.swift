// SPDX-License-Identifier: Apache-2.0

/// The behavior of a section that scrolls across the layout's own scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// No scrolling of the section on its own.
  case none = 0
  /// Scrolling that comes to rest at any offset.
  case continuous
  /// Scrolling that comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling that comes to rest at multiples of the section's visible length, which is the view's minus the
  /// section's insets.
  case paging
  /// Scrolling by one group at a time, which comes to rest at a group's leading edge.
  case groupPaging
  /// Scrolling by one group at a time, which comes to rest with a group centered.
  case groupPagingCentered
}
