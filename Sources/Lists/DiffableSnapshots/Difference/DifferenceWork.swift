// SPDX-License-Identifier: Apache-2.0

/// The amount of work to find a difference, in numbers that are equal on every machine.
package struct DifferenceWork: Hashable, Sendable {
  /// The number of visited nodes of the two trees.
  package internal(set) var nodes = 0
  /// The number of hashed identifiers.
  package internal(set) var hashes = 0
  /// The number of identifiers compared with `==`; equal bytes need no comparison.
  package internal(set) var comparisons = 0
}
