// SPDX-License-Identifier: Apache-2.0

/// What a scan of a file's bytes finds.
struct FileOutline: Sendable {
  /// The bodies that say nothing, in their order.
  var quiet: [Range<Int>] = []
  /// The types, inner ones first.
  var types: [TypeOutline] = []
  /// The names of members that are said in selectors and key paths, or that matter by themselves.
  var wanted: Set<WordKey> = []
  /// The names of types in bodies, and of what these inherit from.
  var related: Set<WordKey> = []
  /// Whether objects are made of classes that are values.
  var makesOfValues = false
  /// Every word of a file in which the scan was not certain; nil: it was.
  var words: Set<WordKey>?
}
