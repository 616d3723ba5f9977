// SPDX-License-Identifier: Apache-2.0

/// What is known of the item that the user is moving.
struct MovementState {
  /// Whether the data source turned out not to move items.
  var isRefused = false
}
