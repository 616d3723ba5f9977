// SPDX-License-Identifier: Apache-2.0

/// An identifier that hashes as all others do.
struct Colliding: Hashable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) {}
}
