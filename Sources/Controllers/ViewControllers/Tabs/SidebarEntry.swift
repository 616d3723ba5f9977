// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The content of a sidebar row and the action of a press.
struct SidebarEntry {
  let content: UITabSidebarItem.Content
  let title: String
  let subtitle: String?
  let badge: String?
  let identifier: String?
  /// The indentation level, which is the number of enclosing groups that are destinations themselves.
  let level: Int
  let isChosen: Bool
  /// Whether a drag held over the row selects it.
  let isSpringLoaded: Bool
  /// Whether the user can select the row.
  var isEnabled = true
  /// Whether a preceding block, such as a group, ends above the row.
  let beginsBlock: Bool
  /// The closure that selects the row's destination, or `nil` for the header of a group.
  let choose: (@MainActor () -> Void)?
}
