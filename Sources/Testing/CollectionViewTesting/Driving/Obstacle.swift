// SPDX-License-Identifier: Apache-2.0

/// The reason why an element cannot be touched.
struct Obstacle: Error {
  /// The problem, the available alternatives, and the remedy.
  let message: String

  init(_ message: String) { self.message = message }
}
