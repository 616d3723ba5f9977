// SPDX-License-Identifier: Apache-2.0

/// The response of a view to a drag over it, or a drop in it.
package enum DropAnswer: Hashable, Sendable {
  /// The response of a view that does not handle the drag, so that its ancestors are queried next.
  case ignored
  /// The response of a view that handles the drag, but does not accept a drop now.
  case refused
  /// The response of a view that accepts the drop, or has accepted it.
  case taken
}
