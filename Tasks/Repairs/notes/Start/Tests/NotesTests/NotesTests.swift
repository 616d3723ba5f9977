// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Notes

final class NotesTests: XCTestCase {
  @MainActor func testEveryNoteHasACell() {
    let notes = NotesViewController(notes: (0..<5).map { Note(id: $0, title: "\($0)", text: "") })
    notes.loadViewIfNeeded()
    XCTAssertEqual(notes.collectionView.numberOfItems(inSection: 0), 5)
  }
}
