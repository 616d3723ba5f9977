// SPDX-License-Identifier: Apache-2.0

/// A dish with the properties shown in a list.
struct Recipe: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let servings: Int
  let color: UInt32
  var isFavorite = false
}
