// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionExtras
import Testing
import UIKit

@MainActor
@Suite("Content tokens")
struct ContentTokenTests {
  @Test func `a cell whose item's token changed is configured again, with the new value`() {
    let stand = FruitStand()
    stand.source.contentToken = { $0.price }
    stand.apply([Fruit("a"), Fruit("b"), Fruit("c")])
    let cell = stand.view.cellForItem(at: [0, 1])
    _ = stand.takeCalls()
    stand.apply([Fruit("a"), Fruit("b", price: 2), Fruit("c")])
    expect(stand.takeCalls(), equals: ["b 2"])
    expect(stand.view.cellForItem(at: [0, 1]) === cell)
    stand.apply([Fruit("a"), Fruit("b", price: 2), Fruit("c")])
    expect(stand.takeCalls().isEmpty)
  }

  @Test func `without a token nothing is configured again`() {
    let stand = FruitStand()
    stand.apply([Fruit("a")])
    _ = stand.takeCalls()
    stand.apply([Fruit("a", price: 5)])
    expect(stand.takeCalls().isEmpty)
    stand.source.contentToken = { $0.price }
    stand.apply([Fruit("a", price: 6)])
    expect(stand.takeCalls().isEmpty, "what the cell shows was not noted yet")
    stand.apply([Fruit("a", price: 7)])
    expect(stand.takeCalls(), equals: ["a 7"])
    stand.source.contentToken = nil
    stand.apply([Fruit("a", price: 8)])
    expect(stand.takeCalls().isEmpty)
  }

  @Test func `items that come, move or are reloaded are configured once`() {
    let stand = FruitStand()
    stand.source.contentToken = { $0.price }
    stand.apply([Fruit("a"), Fruit("b"), Fruit("c")])
    _ = stand.takeCalls()
    stand.apply([Fruit("c", price: 2), Fruit("a"), Fruit("new"), Fruit("b", price: 4)]) {
      $0.reloadItems([Fruit("b")])
    }
    expect(stand.takeCalls().sorted(), equals: ["b 4", "c 2", "new 1"])
  }

  @Test func `only items in sight are asked about`() {
    let stand = FruitStand()
    var asked = 0
    stand.source.contentToken = { fruit in
      asked += 1
      return fruit.price
    }
    stand.apply((0..<5_000).map { Fruit("\($0)") })
    expect(asked, equals: 20)
    stand.apply((0..<5_000).map { Fruit("\($0)", price: 2) })
    expect(asked <= 60)
    expect(stand.takeCalls().count, equals: 40)
    stand.view.contentOffset.y = 50_000
    stand.view.layoutIfNeeded()
    expect(stand.takeCalls().last, equals: "2519 2")
  }

  @Test func `tokens name content that is kept elsewhere`() {
    let stand = FruitStand()
    var versions = ["a": 1]
    stand.source.contentToken = { versions[$0.name] ?? 0 }
    stand.apply([Fruit("a"), Fruit("b")])
    _ = stand.takeCalls()
    versions["a"] = 2
    var reconfigured: [String] = []
    stand.source.onApply = { reconfigured = $0.reconfigured.map(\.name) }
    stand.source.apply(stand.source.snapshot())
    expect(stand.takeCalls(), equals: ["a 1"])
    expect(reconfigured, equals: ["a"])
  }
}
