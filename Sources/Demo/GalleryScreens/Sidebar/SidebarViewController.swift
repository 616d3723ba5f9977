// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of nested folders that expand and collapse, with headers that do the same.
final class SidebarViewController: CollectionScreen, UICollectionViewDelegate {
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .secondarySystemBackground
    collectionView.backgroundColor = .secondarySystemBackground
    collectionView.delegate = self
    collectionView.dataSource = dataSource
    showPlaces()
    collectionView.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }

  /// Sets whether the selection follows the focus: only beside the notes, because in a compact width it would
  /// push one screen after another.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.selectionFollowsFocus = traitCollection.horizontalSizeClass == .regular
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let place = dataSource.itemIdentifier(for: indexPath) else { return }
    showDetailViewController(PlaceViewController(place), sender: self)
  }

  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.headerMode = section == 0 ? .none : .firstItemInSection
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: - Places

  private func showPlaces() {
    var snapshot = NSDiffableDataSourceSnapshot<SidebarSection, SidebarPlace>()
    snapshot.appendSections(SidebarSection.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
    for section in SidebarSection.allCases {
      dataSource.apply(outline(of: section), to: section, animatingDifferences: false)
    }
  }

  private func outline(
    of section: SidebarSection
  ) -> NSDiffableDataSourceSectionSnapshot<SidebarPlace> {
    var outline = NSDiffableDataSourceSectionSnapshot<SidebarPlace>()
    guard let root = section.root else {
      outline.append(SidebarPlace.shortcuts)
      return outline
    }
    append([root], to: nil, in: &outline)
    outline.expand([root])
    if let first = root.places.first { outline.expand([first]) }
    return outline
  }

  private func append(
    _ places: [SidebarPlace], to parent: SidebarPlace?,
    in outline: inout NSDiffableDataSourceSectionSnapshot<SidebarPlace>
  ) {
    outline.append(places, to: parent)
    for place in places { append(place.places, to: place, in: &outline) }
  }

  // MARK: - Rows

  private func makeDataSource() -> UICollectionViewDiffableDataSource<SidebarSection, SidebarPlace>
  {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarPlace> {
      cell, indexPath, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.name
      content.image = UIImage(systemName: place.symbol)
      cell.contentConfiguration = content
      let isFolder = indexPath.section == 1
      cell.accessories =
        !place.places.isEmpty ? [.outlineDisclosure()] : isFolder ? [.outlineSpacer()] : []
    }
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarPlace> {
      cell, _, place in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = place.name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    return UICollectionViewDiffableDataSource<SidebarSection, SidebarPlace>(
      collectionView: collectionView
    ) { collectionView, indexPath, place in
      let isHeader = indexPath.section > 0 && indexPath.item == 0
      return collectionView.dequeueConfiguredReusableCell(
        using: isHeader ? header : row, for: indexPath, item: place)
    }
  }
}
