// SPDX-License-Identifier: Apache-2.0

/// The result of comparing a golden file with the result of a test.
enum GoldenState: Hashable, Sendable {
  case equal
  case missing
  case different
}
