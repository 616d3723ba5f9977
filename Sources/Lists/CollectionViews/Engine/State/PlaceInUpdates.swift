// SPDX-License-Identifier: Apache-2.0

/// What an update of data says about the place in the content.
package enum PlaceInUpdates: Hashable, Sendable {
  /// As the view's policy has it.
  case asPolicy
  /// What the user looks at stays where it is on screen.
  case kept
}
