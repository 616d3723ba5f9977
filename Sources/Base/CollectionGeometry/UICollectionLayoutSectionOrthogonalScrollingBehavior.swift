// SPDX-License-Identifier: Apache-2.0

/// How a section scrolls across the layout's own scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll on its own.
  case none = 0
  /// It comes to rest wherever it stops.
  case continuous
  /// It comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// It comes to rest at multiples of the section's width.
  case paging
  /// It comes to rest at a group's leading edge, one group at a time.
  case groupPaging
  /// It comes to rest with a group in the middle, one group at a time.
  case groupPagingCentered
}
