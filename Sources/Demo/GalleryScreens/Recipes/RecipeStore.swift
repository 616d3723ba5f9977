// SPDX-License-Identifier: Apache-2.0

/// The recipes; the snapshot of the list contains only their identifiers.
struct RecipeStore {
  private static let dishes: [(title: String, minutes: Int, servings: Int, color: UInt32)] = [
    ("Buckwheat crêpes", 35, 4, 0xB98555), ("Tomato and peach salad", 15, 2, 0xD9563F),
    ("Barley soup", 70, 6, 0xC9A24B), ("Kimchi pancakes", 25, 3, 0xCB4B3A),
    ("Leek tart", 60, 6, 0x6D9B62), ("Miso aubergines", 30, 2, 0x6A4A73),
    ("Lentils with mustard", 40, 4, 0x7C7A45), ("Saffron rice", 30, 4, 0xE0A32E),
    ("Roasted carrots", 45, 4, 0xE27D3C), ("Plum cake", 75, 8, 0x8A4466),
    ("Green bean curry", 35, 4, 0x4E8F6D), ("Oat biscuits", 25, 12, 0xB08A5B),
  ]

  private(set) var recipes: [Int: Recipe] = [:]
  private(set) var order: [Int] = []
  private var nextID = 0

  /// Creates a store with the first recipes, one of them a favourite.
  init() {
    for _ in 0..<8 { add(at: order.count) }
    toggleFavorite(3)
  }

  var favorites: [Int] { order.filter { recipes[$0]?.isFavorite == true } }
  var others: [Int] { order.filter { recipes[$0]?.isFavorite == false } }

  /// Adds the next recipe at the given index and returns its identifier.
  @discardableResult
  mutating func add(at place: Int) -> Int {
    let dish = Self.dishes[nextID % Self.dishes.count]
    let id = nextID
    nextID += 1
    recipes[id] = Recipe(
      id: id, title: dish.title, minutes: dish.minutes, servings: dish.servings, color: dish.color)
    order.insert(id, at: min(place, order.count))
    return id
  }

  mutating func remove(_ id: Int) {
    recipes[id] = nil
    order.removeAll { $0 == id }
  }

  mutating func toggleFavorite(_ id: Int) {
    recipes[id]?.isFavorite.toggle()
  }

  /// Moves the last recipe to the front, so that every tap on the button has the same effect.
  mutating func rotate() {
    guard let last = order.popLast() else { return }
    order.insert(last, at: 0)
  }
}
