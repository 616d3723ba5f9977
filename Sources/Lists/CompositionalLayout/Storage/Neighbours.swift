// SPDX-License-Identifier: Apache-2.0

/// What takes its place in front of an entry and behind it.
struct Neighbours<Element> {
  var before: Element?
  var after: Element?

  var areNone: Bool { before == nil && after == nil }
}
