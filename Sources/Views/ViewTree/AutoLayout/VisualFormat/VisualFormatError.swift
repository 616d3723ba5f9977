// SPDX-License-Identifier: Apache-2.0

/// Where a visual format can't be read, and what was expected there.
struct VisualFormatError: Error, Equatable {
  let position: Int
  let expected: String
}
