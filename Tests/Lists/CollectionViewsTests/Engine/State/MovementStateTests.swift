// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing

@Suite("MovementState")
struct MovementStateTests {
  /// All moves of an item in sections with 3, 2 and 0 items.
  private static let ways: [(IndexPath, IndexPath)] = {
    let places =
      [0, 1, 2].map { IndexPath(item: $0, section: 0) }
      + [0, 1].map { IndexPath(item: $0, section: 1) }
    return places.flatMap { from in
      (0..<3).flatMap { section in
        (0..<([3, 2, 0][section] + (section == from.section ? 0 : 1))).map {
          (from, IndexPath(item: $0, section: section))
        }
      }
    }
  }()

  private let data = [["a", "b", "c"], ["d", "e"], []]

  /// Returns the displayed items while one of them is held at another index path.
  private func shown(_ from: IndexPath, _ to: IndexPath) -> [[String]] {
    var shown = data
    let item = shown[from.section].remove(at: from.item)
    shown[to.section].insert(item, at: to.item)
    return shown
  }

  @Test func `shown places and places of data lead to the same items`() {
    for (from, to) in Self.ways {
      var state = MovementState()
      state.begin(from, at: .zero)
      state.moving?.place = to
      for (section, items) in shown(from, to).enumerated() {
        for (index, item) in items.enumerated() {
          let path = state.dataPath([section, index])
          expect(data[path.section][path.item], equals: item, "\(from) to \(to)")
          expect(state.shownPath(path), equals: [section, index], "\(from) to \(to)")
        }
      }
      let counts = state.shown(DataCounts(items: data.map(\.count)))
      expect(counts.items, equals: shown(from, to).map(\.count), "\(from) to \(to)")
    }
  }

  @Test func `nothing is elsewhere while nothing moves`() {
    let state = MovementState()
    expect(state.dataPath([0, 1]) == [0, 1] && state.shownPath([0, 1]) == [0, 1])
    expect(state.shown(DataCounts(items: [2])).items, equals: [2])
  }
}
