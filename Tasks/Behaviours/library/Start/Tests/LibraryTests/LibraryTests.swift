// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Library

@MainActor struct LibraryTests {
  @Test func `there are two sections`() {
    let library = LibraryViewController(
      recent: [Book(title: "Dune")], books: [Book(title: "Emma"), Book(title: "Ulysses")])
    library.loadViewIfNeeded()
    #expect(library.collectionView.numberOfSections == 2)
  }
}
