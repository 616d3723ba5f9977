// SPDX-License-Identifier: Apache-2.0

/// The upper bounds of an interface file; larger files are rejected.
///
/// The largest of 174 public files has 87 objects and is 11 deep.
package struct ReadingLimits: Hashable, Sendable {
  /// The maximum number of bytes.
  package var bytes = 32 << 20
  /// The maximum number of elements.
  package var elements = 250_000
  /// The maximum depth of nested elements.
  package var depth = 200
  /// The maximum number of attributes of an element.
  package var attributes = 200
  /// The maximum number of scenes that one scene embeds or contains, directly or through others.
  package var nestedScenes = 1000

  /// Creates the default limits.
  package init() {}
}
