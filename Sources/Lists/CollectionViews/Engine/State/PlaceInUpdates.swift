// SPDX-License-Identifier: Apache-2.0

/// The handling of the scroll position in an update of data.
package enum PlaceInUpdates: Hashable, Sendable {
  /// As the view's policy specifies.
  case asPolicy
  /// The visible content stays at its position on screen.
  case kept
}
