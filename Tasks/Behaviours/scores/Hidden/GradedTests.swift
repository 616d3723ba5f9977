// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Scores

@MainActor struct GradedTests {
  private static let teams = [
    Team(id: "a", name: "Ants", points: 9), Team(id: "b", name: "Bees", points: 7),
    Team(id: "c", name: "Cats", points: 4), Team(id: "d", name: "Dogs", points: 1),
  ]

  private let scores: ScoresViewController
  private let harness: CollectionViewHarness

  init() {
    let scores = withDevice(.iPhone15) { ScoresViewController() }
    self.scores = scores
    harness = CollectionViewHarness(scores, on: .iPhone15)
    scores.update(Self.teams)
    harness.runUntilIdle()
  }

  /// The visible cells, from top to bottom.
  private var cells: [TeamCell] {
    scores.collectionView.visibleCells.compactMap { $0 as? TeamCell }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func shown(during body: () -> Void) -> [Int] {
    let cells = cells
    let before = cells.map(\.showCount)
    body()
    harness.runUntilIdle()
    return zip(cells, before).map { $0.showCount - $1 }
  }

  @Test func `points are shown in their own row alone`() {
    var teams = Self.teams
    teams[1].points = 8
    #expect(shown { scores.update(teams) } == [0, 1, 0, 0])
    #expect(Screen(harness).texts == ["Ants", "9", "Bees", "8", "Cats", "4", "Dogs", "1"])
  }

  @Test func `a team moves with its cell`() {
    let before = cells
    var teams = Self.teams
    teams[3].points = 12
    #expect(shown { scores.update(teams) } == [0, 0, 0, 1])
    #expect(Screen(harness).texts == ["Dogs", "12", "Ants", "9", "Bees", "7", "Cats", "4"])
    #expect(cells.map(ObjectIdentifier.init) == [3, 0, 1, 2].map { ObjectIdentifier(before[$0]) })
  }

  @Test func `moves are animated`() throws {
    var teams = Self.teams
    teams[3].points = 12
    let cell = try #require(cells.last)
    let start = cell.frame.minY
    scores.update(teams)
    harness.advance(by: 0.1)
    let middle = cell.layer.presentation()?.frame.minY ?? 0
    #expect(middle < start && middle > 1)
    harness.runUntilIdle()
  }

  @Test func `an equal update does nothing`() {
    let before = harness.work
    #expect(shown { scores.update(Self.teams.reversed()) } == [0, 0, 0, 0])
    #expect(harness.work.since(before).cellsConfigured == 0)
  }

  @Test func `updates overtake animations`() {
    let before = Set(cells.map(ObjectIdentifier.init))
    var teams = Self.teams
    for step in 0..<12 {
      teams[step % teams.count].points += step
      if step == 6 { teams.removeLast() }
      if step == 8 { teams.append(Self.teams[3]) }
      scores.update(teams)
      harness.advance(by: 0.03)
    }
    harness.runUntilIdle()
    let sorted = teams.sorted { ($1.points, $0.name) < ($0.points, $1.name) }
    #expect(Screen(harness).texts == sorted.flatMap { [$0.name, "\($0.points)"] })
    #expect(before.intersection(cells.map(ObjectIdentifier.init)).count >= 3)
  }

  @Test func `teams come and go`() {
    var teams = Array(Self.teams.dropFirst())
    teams.append(Team(id: "e", name: "Emus", points: 5))
    _ = shown { scores.update(teams) }
    #expect(Screen(harness).texts == ["Bees", "7", "Emus", "5", "Cats", "4", "Dogs", "1"])
    _ = shown { scores.update([]) }
    #expect(Screen(harness).texts.isEmpty)
  }
}
