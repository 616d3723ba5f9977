// SPDX-License-Identifier: Apache-2.0

/// Where an item is found: its section's token and its label in the section's tree.
///
/// Unlike a place, it stays when other items and sections come, go or move.
struct ItemAddress: Equatable, Sendable {
  var token: Int
  var label: Int
}
