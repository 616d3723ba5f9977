// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a section of two columns, one of four, and pairs of self-sizing cards between which every
/// third card has the full width.
final class ColumnsViewController: CollectionScreen {
  private enum Section: Int, CaseIterable {
    case families
    case pigments
    case notes

    var title: String {
      switch self {
      case .families: "Families"
      case .pigments: "Pigments"
      case .notes: "Notes"
      }
    }
  }

  private enum Item: Hashable {
    case pigment(Pigment)
    case note(PigmentNote)
  }

  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Pigment.families.map(Item.pigment), toSection: .families)
    snapshot.appendItems(Pigment.all.map(Item.pigment), toSection: .pigments)
    snapshot.appendItems(PigmentNote.all.map(Item.note), toSection: .notes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let section: NSCollectionLayoutSection
        switch Section(rawValue: index) {
        case .families: section = Self.columns(2, height: 64)
        case .pigments: section = Self.columns(4, height: 104)
        case .notes, nil: section = Self.pairsAndSingles()
        }
        section.interGroupSpacing = Theme.gap
        section.contentInsets = Theme.cardInsets(
          in: environment.container.effectiveContentSize.width)
        section.boundarySupplementaryItems = [SectionHeaderView.boundaryItem()]
        return section
      }, configuration: configuration)
  }

  private static func columns(_ count: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitem: item, count: count)
    group.interItemSpacing = .fixed(Theme.gap)
    return NSCollectionLayoutSection(group: group)
  }

  /// Returns a section of groups with a pair side by side above one item of the full width.
  private static func pairsAndSingles() -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(130)
    func size(_ width: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
    }
    let half = size(0.5)
    let whole = size(1)
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitem: NSCollectionLayoutItem(layoutSize: half), count: 2)
    pair.interItemSpacing = .fixed(Theme.gap)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [pair, NSCollectionLayoutItem(layoutSize: whole)])
    group.interItemSpacing = .fixed(Theme.gap)
    return NSCollectionLayoutSection(group: group)
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let pigmentCell = UICollectionView.CellRegistration<PigmentCell, Pigment> {
      cell, _, pigment in cell.show(pigment)
    }
    let noteCell = UICollectionView.CellRegistration<NoteCell, PigmentNote> {
      cell, _, note in cell.show(note)
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .pigment(let pigment):
        collectionView.dequeueConfiguredReusableCell(
          using: pigmentCell, for: indexPath, item: pigment)
      case .note(let note):
        collectionView.dequeueConfiguredReusableCell(using: noteCell, for: indexPath, item: note)
      }
    }
    source.supplementaryViewProvider = makeSupplementaryViewProvider()
    return source
  }

  private func makeSupplementaryViewProvider()
    -> UICollectionViewDiffableDataSource<Section, Item>.SupplementaryViewProvider
  {
    let title = titleRegistration("Columns") { "Twelve pigments and what is told of them" }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.show(Section(rawValue: indexPath.section)?.title ?? "")
    }
    return { collectionView, kind, indexPath in
      kind == TitleView.kind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }
}
