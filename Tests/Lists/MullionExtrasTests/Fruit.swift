// SPDX-License-Identifier: Apache-2.0

/// An item whose equality ignores its price.
struct Fruit: Hashable, Sendable, CustomStringConvertible {
  let name: String
  var price = 1

  init(_ name: String, price: Int = 1) {
    self.name = name
    self.price = price
  }

  var description: String { name }

  static func == (left: Fruit, right: Fruit) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
