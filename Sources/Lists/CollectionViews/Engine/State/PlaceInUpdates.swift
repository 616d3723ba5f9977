// SPDX-License-Identifier: Apache-2.0

/// The handling of the scroll position in an update of data.
package enum PlaceInUpdates: Hashable, Sendable {
  /// The handling that the view's policy specifies.
  case asPolicy
  /// The preservation of the visible content's position on screen.
  case kept
}
