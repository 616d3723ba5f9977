// SPDX-License-Identifier: Apache-2.0

/// The order of a menu's elements; `UIContextMenuConfiguration` aliases it as `ElementOrder`.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable {
  /// The default order of the system: the given order, from top to bottom.
  case automatic = 0
  /// The order with the first elements nearest to the menu's item: at the bottom of a menu above it.
  case priority = 1
  /// The given order, from top to bottom.
  case fixed = 2
}
