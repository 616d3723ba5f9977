// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// What a row of a sidebar shows, and what it does when it is pressed.
struct SidebarEntry {
  let content: UITabSidebarItem.Content
  let title: String
  let subtitle: String?
  let badge: String?
  let identifier: String?
  /// How many groups the row stands in that can be chosen themselves.
  let level: Int
  let isChosen: Bool
  /// Whether a drag that is held over the row chooses it.
  let isSpringLoaded: Bool
  /// Whether a person may choose it.
  var isEnabled = true
  /// Whether something else ends above the row.
  let beginsBlock: Bool
  /// Chooses what the row leads to; nil: the row is the header of a group.
  let choose: (@MainActor () -> Void)?
}
