// SPDX-License-Identifier: Apache-2.0

/// The type that a sequence of operations is about.
package enum CaseKind: String, Codable, Sendable {
  /// Sections of items.
  case snapshot = "NSDiffableDataSourceSnapshot"
  /// An outline of items.
  case sectionSnapshot = "NSDiffableDataSourceSectionSnapshot"
}
