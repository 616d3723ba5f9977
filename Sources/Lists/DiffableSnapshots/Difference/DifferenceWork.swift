// SPDX-License-Identifier: Apache-2.0

/// What it took to find a difference, in numbers that are the same on every machine.
package struct DifferenceWork: Hashable, Sendable {
  /// Nodes of the two trees whose contents were looked at.
  package internal(set) var nodes = 0
  /// Identifiers that were hashed.
  package internal(set) var hashes = 0
  /// Identifiers that were compared with `==`; equal bytes need none.
  package internal(set) var comparisons = 0
}
