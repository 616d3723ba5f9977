// SPDX-License-Identifier: Apache-2.0

/// The side of the menu's source on which the menu is placed.
package enum MenuSide: Hashable, Sendable {
  case above, below, left, right
}
