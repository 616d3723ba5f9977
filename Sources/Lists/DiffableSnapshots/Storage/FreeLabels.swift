// SPDX-License-Identifier: Apache-2.0

/// Evenly spaced labels.
struct FreeLabels: Sendable {
  let first: Int
  let distance: Int

  subscript(offset: Int) -> Int { first + offset * distance }
}
