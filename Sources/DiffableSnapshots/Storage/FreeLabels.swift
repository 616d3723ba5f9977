// SPDX-License-Identifier: Apache-2.0

/// Evenly spaced labels that no element of an ``OrderedTree`` has.
struct FreeLabels {
  let first: Int
  let distance: Int

  subscript(offset: Int) -> Int { first + offset * distance }
}
