// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Contacts

@MainActor struct GradedTests {
  private nonisolated static let people = [
    Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace", isFavorite: true),
    Person(id: 3, name: "Linus", isFavorite: true),
  ]

  /// Ends the process unless the sections have these numbers of rows.
  private static func require(_ counts: [Int], in contacts: ContactsViewController) {
    let view = contacts.collectionView
    guard (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) == counts else {
      exit(1)
    }
  }

  @Test func `favourites are listed in both sections`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let harness = CollectionViewHarness(
          ContactsViewController(people: GradedTests.people), on: .iPhone15)
        guard
          Screen(harness).texts == [
            "Favourites", "Grace", "Linus", "Everyone", "Ada", "Grace", "Linus",
          ]
        else { exit(1) }
      }
    }
  }

  @Test func `marks come and go`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let contacts = withDevice(.iPhone15) {
          ContactsViewController(people: GradedTests.people)
        }
        let harness = CollectionViewHarness(contacts, on: .iPhone15)
        let before = harness.work
        for (id, counts) in [(1, [3, 3]), (2, [2, 3]), (1, [1, 3]), (3, [3]), (2, [1, 3])] {
          contacts.toggleFavorite(id)
          harness.runUntilIdle()
          GradedTests.require(counts, in: contacts)
        }
        // Three rows came; all others moved.
        guard harness.work.since(before).cellsConfigured <= 6 else { exit(1) }
      }
    }
  }
}
