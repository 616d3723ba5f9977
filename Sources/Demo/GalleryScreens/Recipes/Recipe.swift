// SPDX-License-Identifier: Apache-2.0

/// A dish and what a list tells about it.
struct Recipe: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let servings: Int
  let color: UInt32
  var isFavorite = false
}
