// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a list of settings, in the list appearance that the user selects in its first section.
final class ListsViewController: CollectionScreen, UICollectionViewDelegate {
  private var choice = ListChoice.insetGrouped
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lists"
    collectionView.delegate = self
    collectionView.dataSource = dataSource
    showGround()
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private var snapshot: NSDiffableDataSourceSnapshot<ListSection, ListItem> {
    var snapshot = NSDiffableDataSourceSnapshot<ListSection, ListItem>()
    snapshot.appendSections(ListSection.allCases)
    snapshot.appendItems(ListChoice.allCases.map(ListItem.appearance), toSection: .appearance)
    snapshot.appendItems(ListSetting.reading.map(ListItem.setting), toSection: .reading)
    snapshot.appendItems(ListSetting.library.map(ListItem.setting), toSection: .library)
    return snapshot
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: choice.appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func showGround() {
    view.backgroundColor = choice.ground
    collectionView.backgroundColor = choice.ground
  }

  // MARK: - Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ListSection(rawValue: indexPath.section) == .appearance
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .appearance(let chosen) = dataSource.itemIdentifier(for: indexPath),
      chosen != choice
    else { return }
    choice = chosen
    showGround()
    // Update the content first, so that the new layout measures it.
    showCaptions()
    var snapshot = snapshot
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.setCollectionViewLayout(makeLayout(), animated: true)
  }

  /// Updates the visible headers and footers to the current appearance.
  private func showCaptions() {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = collectionView.supplementaryView(forElementKind: kind, at: path)
        guard let caption = view as? ListCaptionView else { continue }
        let section = ListSection(rawValue: path.section)
        kind == UICollectionView.elementKindSectionHeader
          ? caption.showHeader(section, in: choice) : caption.showFooter(section, in: choice)
      }
    }
  }

  // MARK: - Rows

  private func makeDataSource() -> UICollectionViewDiffableDataSource<ListSection, ListItem> {
    let row = UICollectionView.CellRegistration<ListRowCell, ListItem> {
      [weak self] cell, _, item in
      guard let choice = self?.choice else { return }
      switch item {
      case .appearance(let look): cell.show(look, in: choice)
      case .setting(let setting): cell.show(setting, in: choice)
      }
    }
    let source = UICollectionViewDiffableDataSource<ListSection, ListItem>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = makeSupplementaryViewProvider()
    return source
  }

  private func makeSupplementaryViewProvider()
    -> UICollectionViewDiffableDataSource<ListSection, ListItem>.SupplementaryViewProvider
  {
    let header = UICollectionView.SupplementaryRegistration<ListCaptionView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      guard let choice = self?.choice else { return }
      view.showHeader(ListSection(rawValue: indexPath.section), in: choice)
    }
    let footer = UICollectionView.SupplementaryRegistration<ListCaptionView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, indexPath in
      guard let choice = self?.choice else { return }
      view.showFooter(ListSection(rawValue: indexPath.section), in: choice)
    }
    return { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
  }
}
