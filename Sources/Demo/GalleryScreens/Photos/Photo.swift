// SPDX-License-Identifier: Apache-2.0

/// The identifier of a picture of the library: its index.
struct Photo: Hashable, Sendable {
  let number: Int
}
