// SPDX-License-Identifier: Apache-2.0

/// Why something can't be touched.
struct Obstacle: Error {
  /// What is in the way, what there is instead, and what to do.
  let message: String

  init(_ message: String) { self.message = message }
}
