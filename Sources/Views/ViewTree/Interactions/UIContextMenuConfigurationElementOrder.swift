// SPDX-License-Identifier: Apache-2.0

/// In which order a menu shows its elements; `UIContextMenuConfiguration` names it `ElementOrder`.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable {
  /// As the system has it: as they are written, from top to bottom.
  case automatic = 0
  /// The first ones next to what the menu belongs to: at the bottom of a menu that stands above it.
  case priority = 1
  /// As they are written, from top to bottom.
  case fixed = 2
}
