// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Scores

@MainActor struct ScoresTests {
  @Test func `all teams are listed`() {
    let scores = ScoresViewController()
    scores.loadViewIfNeeded()
    scores.update([Team(id: "a", name: "A", points: 1), Team(id: "b", name: "B", points: 4)])
    #expect(scores.collectionView.numberOfItems(inSection: 0) == 2)
  }
}
