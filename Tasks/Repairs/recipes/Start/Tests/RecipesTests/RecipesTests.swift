// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Recipes

@MainActor struct RecipesTests {
  private let recipes = [
    Recipe(id: 1, name: "Apple pie", minutes: 60), Recipe(id: 2, name: "Rice", minutes: 20),
  ]

  @Test func `a row selects its recipe`() {
    let controller = RecipesViewController(recipes: recipes)
    var selected: [Int] = []
    controller.onSelect = { selected.append($0.id) }
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(selected == [2])
  }

  @Test func `a filter leaves the recipes that match`() {
    let controller = RecipesViewController(recipes: recipes)
    controller.loadViewIfNeeded()
    controller.filter(by: "rice")
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
  }
}
