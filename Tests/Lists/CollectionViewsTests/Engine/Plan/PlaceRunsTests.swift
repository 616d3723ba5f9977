// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionViews
import MullionDiffableSnapshots
import RandomTesting
import Testing

@Suite("PlaceRuns")
struct PlaceRunsTests {
  private func runs(_ random: inout SeededGenerator) -> (PlaceRuns, [Set<Int>]) {
    var runs: [PlaceRun] = []
    var places: [Set<Int>] = [[], [], []]
    for section in [0, 2] {
      var item = 0
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        item += Int.random(in: 0..<3, using: &random)
        let count = Int.random(in: 1..<4, using: &random)
        runs.append(PlaceRun(.init(ItemPlace(section: section, item: item), count: count)))
        places[section].formUnion(item..<item + count)
        item += count
      }
    }
    return (PlaceRuns(runs.shuffled(using: &random)), places)
  }

  @Test(arguments: 0..<200)
  func `a place is in its run, or has its rank among those that are in none`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (runs, places) = runs(&random)
    for section in 0..<3 {
      var rank = 0
      for item in 0..<20 {
        switch runs.place(ItemPlace(section: section, item: item)) {
        case .inside(let run):
          expect(places[section].contains(item))
          expect(run.place.section == section && run.items.contains(item))
        case .outside(let found):
          expect(!places[section].contains(item))
          expect(found, equals: rank)
          expect(runs.freeItem(rank, inSection: section), equals: item)
          rank += 1
        }
      }
      expect(runs.count(inSection: section), equals: places[section].count)
      let found = runs.runs(ofSection: section).flatMap(\.items)
      expect(found, equals: places[section].sorted())
    }
    expect(runs.sections, equals: places.indices.filter { !places[$0].isEmpty })
  }
}
