// SPDX-License-Identifier: Apache-2.0

/// The new entries to insert before and after an entry.
struct Neighbours<Element> {
  var before: Element?
  var after: Element?

  var areNone: Bool { before == nil && after == nil }
}
