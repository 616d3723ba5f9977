// SPDX-License-Identifier: Apache-2.0

/// An article of the store: text over a picture.
struct StoreStory: Hashable, Sendable {
  /// The number of the gallery's picture.
  let picture: Int
  let eyebrow: String
  let title: String
  let detail: String

  static let featured = [
    StoreStory(
      picture: 7, eyebrow: "Made this week", title: "The quiet hour",
      detail: "Five ways to begin before the house wakes"),
    StoreStory(
      picture: 3, eyebrow: "Meet the makers", title: "Stars over Oslo",
      detail: "Two sisters, one roof, and an app called Lantern"),
    StoreStory(
      picture: 11, eyebrow: "New", title: "Letters, slowly",
      detail: "Postbox takes three days, on purpose"),
    StoreStory(
      picture: 5, eyebrow: "How to", title: "Bake by the clock",
      detail: "What Crumb knows about your oven"),
    StoreStory(
      picture: 18, eyebrow: "Our favourites", title: "Out past the signal",
      detail: "Maps that need nothing but you"),
  ]

  static let read = [
    StoreStory(picture: 1, eyebrow: "Guide", title: "Learn to read the tide", detail: "6 min"),
    StoreStory(picture: 14, eyebrow: "Interview", title: "Who draws the hills?", detail: "9 min"),
    StoreStory(picture: 8, eyebrow: "List", title: "Nine tiny games", detail: "4 min"),
    StoreStory(picture: 20, eyebrow: "Guide", title: "A garden on the sill", detail: "7 min"),
    StoreStory(picture: 13, eyebrow: "Essay", title: "In praise of paper", detail: "11 min"),
    StoreStory(picture: 22, eyebrow: "List", title: "Walks for rain", detail: "5 min"),
  ]
}
