// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a list of accessories, controls and an outline; the list has a refresh control, and rows
/// have context menus.
final class ControlsViewController: CollectionScreen, UICollectionViewDelegate {
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    collectionView.delegate = self
    collectionView.dataSource = dataSource
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { action in
        (action.sender as? UIRefreshControl)?.endRefreshing()
      })
    var snapshot = NSDiffableDataSourceSnapshot<ControlsSection, String>()
    snapshot.appendSections(ControlsSection.allCases)
    for section in ControlsSection.allCases {
      snapshot.appendItems(section.rows, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    dataSource.apply(outline, to: .outline, animatingDifferences: false)
  }

  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Library"])
    outline.append(["Novels", "Poems", "Letters"], to: "Library")
    outline.append(["Ballads", "Odes"], to: "Poems")
    outline.expand(["Library"])
    return outline
  }

  override func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !collectionView.isEditing else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case "Edit": collectionView.isEditing = true
    case "Alert": showAlert()
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let name = indexPaths.first.flatMap(dataSource.itemIdentifier) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: name,
        children: [
          UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = name
          }
        ])
    }
  }

  private func showAlert() {
    let alert = UIAlertController(
      title: "An alert", message: "It asks before something is done.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Do", style: .default))
    present(alert, animated: true)
  }

  // MARK: - Rows

  private func makeDataSource() -> UICollectionViewDiffableDataSource<ControlsSection, String> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, item in self?.configure(cell, item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = ControlsSection(rawValue: indexPath.section)?.title
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<ControlsSection, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    return source
  }

  private func configure(_ cell: UICollectionViewListCell, _ item: String) {
    var content = cell.defaultContentConfiguration()
    content.text = item
    let symbol = Self.symbols[item] ?? ControlExample.symbols[item]
    content.image = symbol.flatMap { UIImage(systemName: $0) }
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    cell.accessories = accessories(item)
    switch item {
    case "Text Size":
      content.prefersSideBySideTextAndSecondaryText = true
      content.secondaryText = "Large"
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    case "Notifications": content.secondaryText = "Sounds, badges, banners"
    default: break
    }
    cell.contentConfiguration = content
  }

  private static let symbols = [
    "Edit": "pencil", "Text Size": "textformat", "Bookmarks": "bookmark",
    "Notifications": "bell", "About": "info.circle", "Library": "books.vertical",
    "Novels": "book", "Poems": "leaf", "Letters": "envelope", "Ballads": "music.note",
    "Odes": "sparkles",
  ]

  private func accessories(_ item: String) -> [UICellAccessory] {
    switch item {
    case "Text Size": return [.disclosureIndicator()]
    case "Bookmarks": return [.delete(), .multiselect(), .checkmark(), .reorder()]
    case "Notifications":
      return [.multiselect(), .label(text: "12"), .disclosureIndicator(), .reorder()]
    case "About": return [.insert(), .detail {}]
    case "Library", "Poems": return [.outlineDisclosure()]
    case "Novels", "Letters", "Ballads", "Odes": return [.outlineSpacer()]
    default: return ControlExample.view(item).map { [trailing($0)] } ?? []
    }
  }

  private func trailing(_ view: UIView) -> UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .trailing(), reservedLayoutWidth: .actual,
        maintainsFixedSize: !view.bounds.isEmpty))
  }
}
