// SPDX-License-Identifier: Apache-2.0

/// How a golden file compares with what a test made.
enum GoldenState: Hashable, Sendable {
  case equal
  case missing
  case different
}
