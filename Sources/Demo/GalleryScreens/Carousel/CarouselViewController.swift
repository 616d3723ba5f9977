// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of three colours in an endless carousel, in both directions.
///
/// The snapshot contains the colours three times. Whenever a card of the first or the last third comes to
/// rest in the middle, the section scrolls to the same colour of the middle third, where the neighbours are
/// the same, so the jump is invisible.
final class CarouselViewController: CollectionScreen {
  private enum Section: Int, CaseIterable {
    case carousel
    case copies
  }

  private enum Item: Hashable {
    case card(CarouselCard)
    case copy(CarouselCard)
  }

  private static let copies = 3

  private lazy var dataSource = makeDataSource()
  private var centeredWidth: CGFloat = 0
  private var page = 0
  private var current = 0
  private var isJumping = false

  private var count: Int { CarouselCard.colors.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    let cards = (0..<count * Self.copies).map { CarouselCard(number: $0 % count) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(cards.map(Item.card), toSection: .carousel)
    snapshot.appendItems(cards.map(Item.copy), toSection: .copies)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Scrolls the card of the current page to the middle, initially and whenever the width changes.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = collectionView.bounds.width
    guard width > 0, width != centeredWidth else { return }
    centeredWidth = width
    collectionView.layoutIfNeeded()
    show(count + page)
  }

  // MARK: - Endless scrolling

  private func visibleItemsChanged(
    _ items: [any NSCollectionLayoutVisibleItem], offset: CGPoint, width: CGFloat
  ) {
    let middle = offset.x + width / 2
    let cells = items.filter { $0.representedElementCategory == .cell }
    let nearest = cells.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
    guard let nearest else { return }
    guard centeredWidth == width else { return }
    page = nearest.indexPath.item % count
    dots?.show(page, of: count)
    mark(nearest.indexPath.item)
    guard abs(nearest.frame.midX - middle) < 1 else { return }
    jump(from: nearest.indexPath.item)
  }

  /// Scrolls from a card of the first or last third to the same card in the middle third.
  private func jump(from index: Int) {
    let twin = count + index % count
    guard twin != index, !isJumping else { return }
    isJumping = true
    show(twin)
    isJumping = false
  }

  private func show(_ index: Int) {
    collectionView.scrollToItem(
      at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: false)
  }

  /// Marks the small copy of the card in the middle.
  private func mark(_ index: Int) {
    current = index
    for indexPath in collectionView.indexPathsForVisibleItems where indexPath.section == 1 {
      let cell = collectionView.cellForItem(at: indexPath) as? CopyCell
      cell?.isCurrent = indexPath.item == index
    }
  }

  private var dots: PagesView? {
    collectionView.supplementaryView(
      forElementKind: PagesView.kind, at: IndexPath(item: 0, section: 0)) as? PagesView
  }

  /// Scrolls the middle copy of a card to the middle after its dot was tapped.
  private func choose(_ page: Int) {
    collectionView.scrollToItem(
      at: IndexPath(item: count + page, section: 0), at: .centeredHorizontally, animated: true)
  }

  // MARK: - Layout

  override func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [TitleView.boundaryItem()]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        let width = environment.container.effectiveContentSize.width
        guard Section(rawValue: index) == .carousel else { return Self.copies(in: width) }
        let section = Self.carousel(in: width)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          let width = environment.container.contentSize.width
          self?.visibleItemsChanged(items, offset: offset, width: width)
        }
        return section
      }, configuration: configuration)
  }

  private static func carousel(in width: CGFloat) -> NSCollectionLayoutSection {
    let cardWidth = width > 700 ? 0.46 : 0.86
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 5, trailing: 7)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(cardWidth),
        heightDimension: .fractionalWidth(cardWidth * 0.8)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 0, bottom: 15, trailing: 0)
    let dots = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(PagesView.height)),
      elementKind: PagesView.kind, alignment: .bottom)
    section.boundarySupplementaryItems = [dots]
    return section
  }

  /// Returns the section with all cards of the snapshot in a row.
  private static func copies(in width: CGFloat) -> NSCollectionLayoutSection {
    let count = CarouselCard.colors.count * copies
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      subitem: item, count: count)
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = Theme.cardInsets(in: width)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(CopiesFooterView.height)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    section.boundarySupplementaryItems = [SectionHeaderView.boundaryItem(), footer]
    return section
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let cardCell = UICollectionView.CellRegistration<CarouselCell, CarouselCard> { cell, _, card in
      cell.show(card)
    }
    let copyCell = UICollectionView.CellRegistration<CopyCell, CarouselCard> {
      [weak self] cell, indexPath, card in
      cell.show(card)
      cell.isCurrent = indexPath.item == self?.current
    }
    let source = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .card(let card):
        collectionView.dequeueConfiguredReusableCell(using: cardCell, for: indexPath, item: card)
      case .copy(let card):
        collectionView.dequeueConfiguredReusableCell(using: copyCell, for: indexPath, item: card)
      }
    }
    source.supplementaryViewProvider = makeSupplementaryViewProvider()
    return source
  }

  private func makeSupplementaryViewProvider()
    -> UICollectionViewDiffableDataSource<Section, Item>.SupplementaryViewProvider
  {
    let title = titleRegistration("Carousel") { "Swipe either way; it has no end" }
    let dots = UICollectionView.SupplementaryRegistration<PagesView>(
      elementKind: PagesView.kind
    ) { [weak self] view, _, _ in
      guard let self else { return }
      view.show(page, of: count)
      view.onChoice = { [weak self] in self?.choose($0) }
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [count] view, _, _ in
      view.show("What the snapshot holds", detail: "\(count * Self.copies) cards")
    }
    let footer = UICollectionView.SupplementaryRegistration<CopiesFooterView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { _, _, _ in }
    return { collectionView, kind, indexPath in
      switch kind {
      case TitleView.kind:
        collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
      case PagesView.kind:
        collectionView.dequeueConfiguredReusableSupplementary(using: dots, for: indexPath)
      case UICollectionView.elementKindSectionHeader:
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      default:
        collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      }
    }
  }
}
