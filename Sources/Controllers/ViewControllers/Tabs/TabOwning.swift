// SPDX-License-Identifier: Apache-2.0

/// The owner of tabs, which is notified of their changes.
@MainActor
protocol TabOwning<Tab>: AnyObject {
  /// The type of the tabs.
  associatedtype Tab

  /// Called when the set, order or visibility of tabs changed.
  func tabsChanged()
  /// Called when the appearance of a tab changed.
  func tabLooksChanged()
  /// Returns whether `tab` is visible now.
  func shows(_ tab: Tab) -> Bool
}
