// SPDX-License-Identifier: Apache-2.0

/// What becomes of identifiers that are given more than once.
///
/// Identifiers are unique in a snapshot. Data from outside often is not; a policy says what to show of
/// it. It holds where contents are given whole: by
/// `UICollectionViewDiffableDataSource.apply(sections:)` and
/// `NSDiffableDataSourceSnapshot.init(sections:duplicates:)`. The operations of UIKit keep UIKit's rules.
public enum DuplicatePolicy: Sendable, Hashable, CaseIterable {
  /// The program ends with a message that names all of them, as an operation of UIKit's would.
  case trap
  /// The first of each stays where it is.
  case keepFirst
  /// The last of each stays where it is.
  case keepLast
  /// The first of each stays where it is, and somebody is told: the handler, or without one the
  /// developer, on standard error.
  case report
}
