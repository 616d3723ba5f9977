// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionControls
import MullionDocumentControllers
import MullionViewControllers
import MullionViewTree
import Testing

/// Tests of dictionary lookups, which find nothing, as on a device without installed dictionaries.
@MainActor
struct ReferenceLibraryTests {
  @Test func `no dictionary has a definition`() {
    expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "mullion"))
    let controller = UIReferenceLibraryViewController(term: "mullion")
    controller.loadViewIfNeeded()
    func words(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(words)
    }
    expect(words(controller.view).prefix(2), equals: ["mullion", "No definition found."])
  }
}
