// SPDX-License-Identifier: Apache-2.0

/// The owner of a search controller, which shows its search bar.
@MainActor
protocol SearchOwning: AnyObject {
  /// Called when the search or the height of its bar changed.
  func searchChanged()
  /// Whether the search bar is in a row of its own.
  var isSearchBarStacked: Bool { get }
}
