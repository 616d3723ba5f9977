// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Notes

final class NotesViewControllerTests: XCTestCase {
  @MainActor
  func testTheListFollowsTheStore() {
    let store = NoteStore()
    let controller = NotesViewController(store: store)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 0)
    controller.addNote()
    controller.addNote()
    XCTAssertEqual(store.notes, ["Note 1", "Note 2"])
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 2)
  }

  @MainActor
  func testResourcesOfTheApplicationAreFound() {
    XCTAssertEqual(NotesViewController(store: NoteStore()).title, "Notes")
    XCTAssertNotNil(UIColor(named: "Paper"))
    XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Notes")
  }
}
