// SPDX-License-Identifier: Apache-2.0

/// What a host shows at the place of a pointer.
package enum PointerCursor: Hashable, Sendable {
  /// What the desktop shows usually.
  case usual
  /// A beam between characters of a line.
  case text
  /// A beam between characters of a column.
  case verticalText
  /// Nothing.
  case hidden
}
