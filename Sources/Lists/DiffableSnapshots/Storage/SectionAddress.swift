// SPDX-License-Identifier: Apache-2.0

/// The location of a section: its label in the tree of sections, with its token.
struct SectionAddress: Sendable {
  var token: Int
  var label: Int
}
