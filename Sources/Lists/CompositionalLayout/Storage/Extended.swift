// SPDX-License-Identifier: Apache-2.0

/// One entry of an ``ExtentTree``: a section, a group or a stretch of equal groups.
package protocol Extended: Sendable {
  /// What the entry takes.
  var extent: Extent { get }
  /// Whether the entry refers to objects, so that its end has to be told to them.
  var holdsReferences: Bool { get }

  /// The first `places` of the entry's places and the others; only for an entry of several.
  func divided(after places: Int) -> (Self, Self)

  /// Whether the entry and the one behind it are one: the same again and again.
  func isAlike(_ next: Self) -> Bool
  /// The entry with that many places more, all of them as its own.
  mutating func lengthen(by places: Int)
}

extension Extended {
  /// No.
  package func isAlike(_ next: Self) -> Bool { false }

  /// Does nothing.
  package mutating func lengthen(by places: Int) {}
}
