// SPDX-License-Identifier: Apache-2.0

/// The response of a view to a drag over it, or a drop in it.
package enum DropAnswer: Hashable, Sendable {
  /// The view does not handle the drag: its ancestors are queried next.
  case ignored
  /// The view handles the drag, but does not accept a drop now.
  case refused
  /// The view accepts the drop, or has accepted it.
  case taken
}
