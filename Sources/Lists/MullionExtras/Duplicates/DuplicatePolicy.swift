// SPDX-License-Identifier: Apache-2.0

/// The handling of duplicate identifiers.
///
/// Identifiers are unique in a snapshot, but external data often contains duplicates; a policy determines
/// which of them are shown. It applies where whole contents are passed: in
/// `UICollectionViewDiffableDataSource.apply(sections:)` and
/// `NSDiffableDataSourceSnapshot.init(sections:duplicates:)`. The operations of UIKit keep UIKit's rules.
public enum DuplicatePolicy: Sendable, Hashable, CaseIterable {
  /// The policy that traps with a message that lists all duplicates, as an operation of UIKit would.
  case trap
  /// The policy that keeps the first occurrence of each identifier.
  case keepFirst
  /// The policy that keeps the last occurrence of each identifier.
  case keepLast
  /// The policy that keeps the first occurrence of each identifier and reports duplicates: to the handler, or
  /// else to standard error.
  case report
}
