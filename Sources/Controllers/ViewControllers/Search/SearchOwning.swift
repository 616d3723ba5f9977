// SPDX-License-Identifier: Apache-2.0

/// What has a search, and shows its bar.
@MainActor
protocol SearchOwning: AnyObject {
  /// The search, or how high its bar is, is something else.
  func searchChanged()
  /// Whether the search bar stands in a row of its own.
  var isSearchBarStacked: Bool { get }
}
