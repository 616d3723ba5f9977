// SPDX-License-Identifier: Apache-2.0

/// Where a section is found: its label in the tree of sections; with the token that names it.
struct SectionAddress: Sendable {
  var token: Int
  var label: Int
}
