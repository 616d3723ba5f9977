// SPDX-License-Identifier: Apache-2.0

// The spelling is that of applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, UseEarlyExits, OmitExplicitReturns, AlwaysUseLiteralForEmptyCollectionInit, AllPublicDeclarationsHaveDocumentation, LineLength

import Expectations
import Testing
import UIKit

private enum RecipeListSection: Int {
  case main
}

private struct Recipe: Identifiable, Codable {
  var id: Int
  var title: String
  var isFavorite: Bool
  fileprivate var addedOn: Date? = Date()
}

private final class RecipeCell: UICollectionViewCell {
  var title = ""
  var isFavorite = false

  func initCell(_ title: String) {
    self.title = title
  }
}

@MainActor
private final class RecipeListViewController {
  let collectionView: UICollectionView
  var recipes: [Recipe.ID: Recipe] = [:]
  private(set) var recipeListDataSource:
    UICollectionViewDiffableDataSource<RecipeListSection, Recipe.ID>!

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    for id in 1...6 { recipes[id] = Recipe(id: id, title: "Recipe \(id)", isFavorite: false) }
    configureDataSource()
  }

  private func configureDataSource() {
    let recipeCellRegistration = UICollectionView.CellRegistration<RecipeCell, Recipe> {
      cell, indexPath, recipe in
      cell.initCell(recipe.title)
      cell.isFavorite = recipe.isFavorite
    }
    recipeListDataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, identifier -> UICollectionViewCell in
      let recipe = self?.recipes[identifier]
      return collectionView.dequeueConfiguredReusableCell(
        using: recipeCellRegistration, for: indexPath, item: recipe)
    }
  }

  func loadRecipeData() {
    var snapshot = NSDiffableDataSourceSnapshot<RecipeListSection, Recipe.ID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(recipes.keys.sorted(), toSection: .main)
    recipeListDataSource.applySnapshotUsingReloadData(snapshot)
    collectionView.layoutIfNeeded()
  }

  func show(_ selectedRecipeIds: [Recipe.ID], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<RecipeListSection, Recipe.ID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(selectedRecipeIds, toSection: .main)
    recipeListDataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.layoutIfNeeded()
  }

  func recipeDidChange(_ recipeId: Recipe.ID) {
    guard recipeListDataSource.indexPath(for: recipeId) != nil else { return }
    var snapshot = recipeListDataSource.snapshot()
    snapshot.reloadItems([recipeId])
    recipeListDataSource.apply(snapshot, animatingDifferences: true)
    collectionView.layoutIfNeeded()
  }

  var titles: [String] {
    collectionView.indexPathsForVisibleItems.sorted().compactMap {
      (collectionView.cellForItem(at: $0) as? RecipeCell)?.title
    }
  }
}

@MainActor
struct RecipeListTests {
  private let screen = RecipeListViewController()

  @Test func `the list is loaded without a difference`() {
    screen.loadRecipeData()
    expect(screen.titles, equals: (1...6).map { "Recipe \($0)" })
  }

  @Test(arguments: [true, false])
  func `recipes are inserted, deleted and moved`(animated: Bool) {
    screen.loadRecipeData()
    screen.show([6, 1, 2], animated: animated)
    expect(screen.titles, equals: ["Recipe 6", "Recipe 1", "Recipe 2"])
    screen.show([1, 5, 2, 6, 3], animated: animated)
    expect(screen.titles, equals: [1, 5, 2, 6, 3].map { "Recipe \($0)" })
  }

  @Test func `a changed recipe is reloaded, the others are left alone`() throws {
    screen.loadRecipeData()
    let neighbour = try #require(screen.collectionView.cellForItem(at: [0, 0]))
    screen.recipes[2]?.isFavorite = true
    screen.recipeDidChange(2)
    let cell = screen.collectionView.cellForItem(at: [0, 1]) as? RecipeCell
    expect(cell?.isFavorite, equals: true)
    expect(screen.collectionView.cellForItem(at: [0, 0]) === neighbour)
  }

  @Test func `a recipe that is not shown is not reloaded`() {
    screen.loadRecipeData()
    screen.recipeDidChange(99)
    expect(screen.recipeListDataSource.snapshot().numberOfItems, equals: 6)
  }

  @Test func `cells registered by class serve the same list`() {
    screen.collectionView.register(RecipeCell.self, forCellWithReuseIdentifier: "RecipeCell")
    let source = UICollectionViewDiffableDataSource<RecipeListSection, Recipe.ID>(
      collectionView: screen.collectionView
    ) { collectionView, indexPath, itemIdentifier in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "RecipeCell", for: indexPath) as? RecipeCell
      else { return UICollectionViewCell() }
      cell.initCell("Tag \(itemIdentifier)")
      return cell
    }
    screen.collectionView.dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<RecipeListSection, Recipe.ID>()
    snapshot.appendSections([.main])
    snapshot.appendItems([4, 2])
    source.apply(snapshot, animatingDifferences: false)
    screen.collectionView.layoutIfNeeded()
    expect(screen.titles, equals: ["Tag 4", "Tag 2"])
  }
}
