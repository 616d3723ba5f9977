// SPDX-License-Identifier: Apache-2.0

/// An identifier with the same hash as all others.
struct Colliding: Hashable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) {}
}
