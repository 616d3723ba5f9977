// SPDX-License-Identifier: Apache-2.0

/// The cursor that a host shows at the position of a pointer.
package enum PointerCursor: Hashable, Sendable {
  /// The default cursor of the desktop.
  case usual
  /// An I-beam for horizontal text.
  case text
  /// An I-beam for vertical text.
  case verticalText
  /// No cursor.
  case hidden
}
