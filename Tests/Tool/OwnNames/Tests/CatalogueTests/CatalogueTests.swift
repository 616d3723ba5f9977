// SPDX-License-Identifier: Apache-2.0

import Catalogue
import CollectionViewTesting
import Testing

@MainActor
struct CatalogueTests {
  @Test func `a list shows words from modules that are called as Mullion's`() {
    let harness = CollectionViewHarness(CatalogueViewController())
    harness.runUntilIdle()
    for word in CatalogueViewController.words {
      #expect(harness.textFrames.contains("\"\(word)\""))
    }
  }
}
