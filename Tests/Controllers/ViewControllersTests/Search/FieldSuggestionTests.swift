// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Testing
import UIKit

/// Tests of search suggestions in search fields without a search controller.
@MainActor
struct FieldSuggestionTests {
  private final class Finder: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) { chosen.append(suggestion.localizedSuggestion ?? "") }
  }

  private let finder = Finder()
  private let field = UISearchTextField(frame: CGRect(x: 40, y: 100, width: 310, height: 36))
  private let harness: CollectionViewHarness

  init() {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    root.view.addSubview(field)
    field.delegate = finder
    harness = CollectionViewHarness(root, on: .iPhone15)
  }

  private func offer(_ words: String...) {
    field.searchSuggestions = words.map {
      UISearchSuggestionItem(
        localizedSuggestion: $0, localizedDescription: nil, iconImage: UIImage(systemName: "leaf"))
    }
    harness.runUntilIdle()
  }

  @Test func `suggestions stand below the field while it is edited`() throws {
    offer("Fern", "Moss")
    expect(!harness.textFrames.contains("Fern"))
    field.becomeFirstResponder()
    harness.runUntilIdle()
    expect(harness.textFrames.contains("Fern") && harness.textFrames.contains("Moss"))
    offer("Ivy")
    expect(harness.textFrames.contains("Ivy") && !harness.textFrames.contains("Fern"))
    field.resignFirstResponder()
    harness.runUntilIdle()
    expect(!harness.textFrames.contains("Ivy"))
  }

  @Test func `the delegate hears which one is chosen, and the others are gone`() throws {
    field.becomeFirstResponder()
    offer("Fern", "Moss")
    try harness.tap("Moss")
    harness.runUntilIdle()
    expect(finder.chosen, equals: ["Moss"])
    expect(!harness.textFrames.contains("Fern"))
    field.searchSuggestions = nil
    offer("Ivy")
    expect(harness.textFrames.contains("Ivy"))
  }

  @Test func `none are left when the field goes`() {
    field.becomeFirstResponder()
    offer("Fern")
    field.removeFromSuperview()
    harness.runUntilIdle()
    expect(!harness.textFrames.contains("Fern"))
  }
}
