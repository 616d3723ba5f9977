// SPDX-License-Identifier: Apache-2.0

/// The type of snapshot that a sequence of operations changes.
package enum CaseKind: String, Codable, Sendable {
  /// A snapshot of sections and their items.
  case snapshot = "NSDiffableDataSourceSnapshot"
  /// A section snapshot: an outline of items.
  case sectionSnapshot = "NSDiffableDataSourceSectionSnapshot"
}
