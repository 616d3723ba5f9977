// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Recipes

@MainActor struct GradedTests {
  private static let recipes = [
    Recipe(id: 1, name: "Apple pie", minutes: 60), Recipe(id: 2, name: "Fried rice", minutes: 20),
    Recipe(id: 3, name: "Bread", minutes: 90), Recipe(id: 4, name: "Rice pudding", minutes: 40),
    Recipe(id: 5, name: "Soup", minutes: 30),
  ]

  @Test func `a tapped result is the one that is selected`() throws {
    let recipes = withDevice(.iPhone15) { RecipesViewController(recipes: Self.recipes) }
    let harness = CollectionViewHarness(
      UINavigationController(rootViewController: recipes), on: .iPhone15)
    var selected: [Int] = []
    recipes.onSelect = { selected.append($0.id) }
    recipes.filter(by: "RICE")
    harness.runUntilIdle()
    #expect(Screen(harness).texts.filter { $0.contains("ice") } == ["Fried rice", "Rice pudding"])
    try harness.tap("Rice pudding")
    try harness.tap("Fried rice")
    recipes.filter(by: "")
    harness.runUntilIdle()
    try harness.tap("Bread")
    #expect(selected == [4, 2, 3])
  }

  @Test func `a deleted result is gone for good`() throws {
    let recipes = withDevice(.iPhone15) { RecipesViewController(recipes: Self.recipes) }
    let harness = CollectionViewHarness(
      UINavigationController(rootViewController: recipes), on: .iPhone15)
    var deleted: [Int] = []
    recipes.onDelete = { deleted.append($0.id) }
    recipes.filter(by: "rice")
    harness.runUntilIdle()
    recipes.deleteRow(at: IndexPath(row: 1, section: 0))
    harness.runUntilIdle()
    #expect(deleted == [4])
    recipes.filter(by: "")
    harness.runUntilIdle()
    let names = Self.recipes.map(\.name)
    #expect(
      Screen(harness).texts.filter(names.contains) == ["Apple pie", "Fried rice", "Bread", "Soup"])
    recipes.deleteRow(at: IndexPath(row: 0, section: 0))
    #expect(deleted == [4, 1])
  }
}
