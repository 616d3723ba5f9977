// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a changing list of recipes: the buttons insert, delete, move and reset recipes; a tap on a
/// recipe toggles whether it is a favourite, which moves it to the other section and reloads it.
final class RecipesViewController: CollectionScreen, UICollectionViewDelegate {
  private enum Section: Int, CaseIterable {
    case actions
    case favorites
    case others
  }

  private enum Item: Hashable {
    case action(RecipeAction)
    case recipe(Recipe.ID)
  }

  private var store = RecipeStore()
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    collectionView.delegate = self
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
  }

  // MARK: - Changes

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .action(let action): perform(action)
    case .recipe(let id): toggleFavorite(id)
    case nil: break
    }
  }

  private func perform(_ action: RecipeAction) {
    switch action {
    case .add: store.add(at: 0)
    case .remove: store.others.first.map { store.remove($0) }
    case .move: store.rotate()
    case .reset: store = RecipeStore()
    }
    var snapshot = makeSnapshot()
    if action == .reset { snapshot.reloadSections([.favorites, .others]) }
    apply(snapshot)
  }

  private func toggleFavorite(_ id: Recipe.ID) {
    store.toggleFavorite(id)
    var snapshot = makeSnapshot()
    snapshot.reloadItems([.recipe(id)])
    apply(snapshot)
  }

  private func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    dataSource.apply(snapshot, animatingDifferences: true)
    let kind = UICollectionView.elementKindSectionHeader
    for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let section = Section(rawValue: indexPath.section) else { continue }
      let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      (view as? SectionHeaderView)?.show(title(of: section), detail: detail(of: section))
    }
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(RecipeAction.allCases.map(Item.action), toSection: .actions)
    snapshot.appendItems(store.favorites.map(Item.recipe), toSection: .favorites)
    snapshot.appendItems(store.others.map(Item.recipe), toSection: .others)
    return snapshot
  }

  private func title(of section: Section) -> String {
    section == .favorites ? "Favourites" : "All recipes"
  }

  private func detail(of section: Section) -> String {
    switch section {
    case .actions: ""
    case .favorites: store.favorites.isEmpty ? "None yet" : "\(store.favorites.count)"
    case .others: "\(store.others.count)"
    }
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let width = environment.container.effectiveContentSize.width
        let isActions = Section(rawValue: index) == .actions
        let section =
          isActions
          ? Self.rows(of: RecipeAction.allCases.count, height: 44)
          : Self.rows(of: width > 700 ? 2 : 1, height: RecipeCell.height)
        section.interGroupSpacing = 10
        section.contentInsets = Theme.cardInsets(in: width, bottom: isActions ? 16 : 20)
        if !isActions { section.boundarySupplementaryItems = [SectionHeaderView.boundaryItem()] }
        return section
      }, configuration: configuration)
  }

  private static func rows(of count: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: item, count: count)
    group.interItemSpacing = .fixed(10)
    return NSCollectionLayoutSection(group: group)
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let actionCell = UICollectionView.CellRegistration<ActionCell, RecipeAction> {
      cell, _, action in cell.show(action)
    }
    let recipeCell = UICollectionView.CellRegistration<RecipeCell, Recipe> {
      cell, _, recipe in cell.show(recipe)
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { [weak self] collectionView, indexPath, item in
      switch item {
      case .action(let action):
        collectionView.dequeueConfiguredReusableCell(
          using: actionCell, for: indexPath, item: action)
      case .recipe(let id):
        collectionView.dequeueConfiguredReusableCell(
          using: recipeCell, for: indexPath, item: self?.store.recipes[id])
      }
    }
    source.supplementaryViewProvider = makeSupplementaryViewProvider()
    return source
  }

  private func makeSupplementaryViewProvider()
    -> UICollectionViewDiffableDataSource<Section, Item>.SupplementaryViewProvider
  {
    let title = titleRegistration("Recipes") { "Press one to make it a favourite" }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      guard let self, let section = Section(rawValue: indexPath.section) else { return }
      view.show(self.title(of: section), detail: detail(of: section))
    }
    return { collectionView, kind, indexPath in
      kind == TitleView.kind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }
}
