// SPDX-License-Identifier: Apache-2.0

/// The type of snapshot that a sequence of operations changes.
package enum CaseKind: String, Codable, Sendable {
  /// Sections of items.
  case snapshot = "NSDiffableDataSourceSnapshot"
  /// An outline of items.
  case sectionSnapshot = "NSDiffableDataSourceSectionSnapshot"
}
