// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Stations

@MainActor struct GradedTests {
  private nonisolated static let stations = (0..<2000).map {
    Station(id: $0, name: "Station \($0)", distance: $0)
  }

  @Test func `cells are used again`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let harness = CollectionViewHarness(
          StationsViewController(stations: GradedTests.stations, usesMiles: false),
          on: .iPhone15)
        for offset in stride(from: 0.0, to: 20_000, by: 400) {
          harness.scrollCollectionView(to: offset)
        }
        guard StationCell.madeCount < 60, harness.work.cellsReused > 100 else { exit(1) }
      }
    }
  }

  @Test func `distances are right in both units`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let stations = GradedTests.stations
        let screens = [false, true].map { usesMiles in
          CollectionViewHarness(
            StationsViewController(stations: stations, usesMiles: usesMiles), on: .iPhone15)
        }
        for harness in screens { harness.scrollCollectionView(to: 160 * 50) }
        let texts = screens.map { Screen($0).texts }
        guard texts[0].contains("Station 162"), texts[0].contains("162 km"),
          texts[1].contains("101 mi"), !texts[1].contains(where: { $0.hasSuffix("km") })
        else { exit(1) }
      }
    }
  }
}
