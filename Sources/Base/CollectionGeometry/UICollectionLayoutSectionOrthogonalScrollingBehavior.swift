// SPDX-License-Identifier: Apache-2.0

/// The behavior of a section that scrolls across the layout's own scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll on its own.
  case none = 0
  /// The section comes to rest at any offset.
  case continuous
  /// The section comes to rest at a group's leading edge.
  case continuousGroupLeadingBoundary
  /// The section comes to rest at multiples of its width.
  case paging
  /// The section comes to rest at a group's leading edge, one group at a time.
  case groupPaging
  /// The section comes to rest with a group centered, one group at a time.
  case groupPagingCentered
}
