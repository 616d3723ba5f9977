// SPDX-License-Identifier: Apache-2.0

/// A syntax error in a visual format: its position, and the expected input.
struct VisualFormatError: Error, Equatable {
  let position: Int
  let expected: String
}
