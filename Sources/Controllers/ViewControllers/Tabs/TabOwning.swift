// SPDX-License-Identifier: Apache-2.0

/// Who shows tabs, as tabs know it.
@MainActor
protocol TabOwning: AnyObject {
  /// Other tabs are there, or stand elsewhere.
  func tabsChanged()
  /// A tab looks different.
  func tabLooksChanged()
  /// Whether a person can see `tab` now.
  func shows(_ tab: UITab) -> Bool
}
