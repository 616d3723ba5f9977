// SPDX-License-Identifier: Apache-2.0

/// The location of an item: its section's token and its label in the section's tree.
///
/// Unlike a place, it is stable when other items and sections are inserted, deleted or moved.
struct ItemAddress: Equatable, Sendable {
  var token: Int
  var label: Int
}
