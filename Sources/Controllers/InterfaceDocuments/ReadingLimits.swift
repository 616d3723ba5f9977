// SPDX-License-Identifier: Apache-2.0

/// How much of an interface file is read before it counts as an attack.
///
/// The largest of 174 public files has 87 objects and is 11 deep.
package struct ReadingLimits: Hashable, Sendable {
  /// The most bytes.
  package var bytes = 32 << 20
  /// The most elements.
  package var elements = 250_000
  /// The most elements inside of each other.
  package var depth = 200
  /// The most attributes of one element.
  package var attributes = 200
  /// The upper bound of scenes that one scene embeds or contains, directly or through others.
  package var nestedScenes = 1000

  /// The limits that files are read with.
  package init() {}
}
