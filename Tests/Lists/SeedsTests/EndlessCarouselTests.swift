// SPDX-License-Identifier: Apache-2.0

// The spelling is that of applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, UseEarlyExits, OmitExplicitReturns, AlwaysUseLiteralForEmptyCollectionInit, AllPublicDeclarationsHaveDocumentation, LineLength

import Expectations
import Testing
import UIKit

private enum Section: Int, CaseIterable {
  case Main
}

private typealias DataSource = UICollectionViewDiffableDataSource<Section, AnyHashable>
private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, AnyHashable>

private struct ColorModel: Hashable {
  let identifier = UUID()
  let color: UIColor
}

private final class ColorCell: UICollectionViewCell {
  static let identifier = "ColorCell"

  func updateView(item: ColorModel) {
    contentView.backgroundColor = item.color
  }
}

@MainActor
private final class CarouselController {
  private let list = [
    #colorLiteral(red: 0.9882352941, green: 0.8901960784, blue: 0.5411764706, alpha: 1),
    #colorLiteral(red: 0.5843137255, green: 0.8823529412, blue: 0.8274509804, alpha: 1),
    #colorLiteral(red: 0.9529411765, green: 0.5058823529, blue: 0.5058823529, alpha: 1),
  ]
  private(set) var colorModels = [ColorModel]()
  private(set) var dataSource: DataSource?
  private(set) lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: configureCompositionalLayout())
  var focused: [Int] = []
  var isEndless = true
  private(set) var completions = 0

  init() {
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: ColorCell.identifier)
    configureDataSource()
    configureSnapShot()
  }

  func color(_ index: Int) -> UIColor { list[index % list.count] }

  private func bindSnapShotApply(section: Section, item: [AnyHashable]) {
    DispatchQueue.global().sync {
      guard var snapShot = self.dataSource?.snapshot() else { return }
      item.forEach {
        snapShot.appendItems([$0], toSection: section)
      }
      self.dataSource?.apply(snapShot, animatingDifferences: true) { [weak self] in
        self?.completions += 1
        self?.collectionView.scrollToItem(
          at: [0, (self?.list.count ?? 1)], at: .left, animated: false)
      }
    }
  }

  private func configureSnapShot() {
    var snapShot = Snapshot()
    snapShot.appendSections([.Main])
    self.dataSource?.apply(snapShot, animatingDifferences: true)
    list.forEach { [weak self] in
      self?.colorModels.append(ColorModel(color: $0))
    }
    var listItem = colorModels
    for i in 0..<6 {
      listItem.append(ColorModel(color: list[i % 3]))
    }
    self.bindSnapShotApply(section: .Main, item: listItem)
  }

  private func configureCompositionalLayout() -> UICollectionViewCompositionalLayout {
    return UICollectionViewCompositionalLayout {
      (sectionNumber, env) -> NSCollectionLayoutSection? in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.85)))
      item.contentInsets = .init(top: 5, leading: 7, bottom: 5, trailing: 7)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(0.85)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.contentInsets = .init(top: 15, leading: 0, bottom: 15, trailing: 0)
      section.visibleItemsInvalidationHandler = { [weak self] (visibleItems, offset, env) in
        guard let currentIndex = visibleItems.last?.indexPath.row,
          visibleItems.last?.indexPath.section == 0
        else { return }
        self?.willChangeMainSectionIndex(currentIndex: currentIndex)
      }
      return section
    }
  }

  private func willChangeMainSectionIndex(currentIndex: Int) {
    focused.append(currentIndex)
    guard isEndless else { return }
    switch currentIndex {
    case self.colorModels.count - 1:
      self.collectionView.scrollToItem(
        at: [0, self.colorModels.count * 2 - 1], at: .left, animated: false)
    case self.colorModels.count * 2 + 1:
      self.collectionView.scrollToItem(
        at: [0, self.colorModels.count], at: .left, animated: false)
    default:
      break
    }
  }

  private func configureDataSource() {
    let datasource = DataSource(
      collectionView: self.collectionView,
      cellProvider: { (collectionView, indexPath, item) -> UICollectionViewCell in
        guard
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ColorCell.identifier, for: indexPath) as? ColorCell,
          let item = item as? ColorModel
        else {
          return UICollectionViewCell()
        }
        cell.updateView(item: item)
        return cell
      })
    self.dataSource = datasource
    self.collectionView.dataSource = datasource
  }
}

@MainActor
struct EndlessCarouselTests {
  private let screen = CarouselController()

  @Test func `the colours stand in the snapshot three times`() {
    screen.collectionView.layoutIfNeeded()
    expect(screen.dataSource?.snapshot().numberOfItems, equals: 9)
    expect(screen.colorModels.count, equals: 3)
  }

  @Test func `cells show the colours of items of any type`() throws {
    screen.collectionView.layoutIfNeeded()
    let shown = screen.collectionView.indexPathsForVisibleItems
    expect(!shown.isEmpty)
    for indexPath in shown {
      let cell = try #require(screen.collectionView.cellForItem(at: indexPath))
      expect(cell.contentView.backgroundColor, equals: screen.color(indexPath.item))
    }
  }

  @Test func `a card is a little narrower than the screen`() {
    screen.collectionView.layoutIfNeeded()
    let frame = screen.collectionView.layoutAttributesForItem(at: [0, 0])?.frame
    expect(frame?.width.rounded(), equals: 349)
    expect(frame?.minY, equals: 20)
  }

  @Test func `scrolling past the last third comes back to the middle one`() {
    screen.collectionView.layoutIfNeeded()
    for item in [4, 5, 6] { scroll(to: item) }
    expect(screen.focused.contains(7))
    expect(shown.contains(3))
    expect(!shown.contains(7))
  }

  @Test func `scrolling back to the first third goes on in the middle one`() {
    screen.collectionView.layoutIfNeeded()
    for item in [4, 3, 2, 1] { scroll(to: item) }
    expect(screen.focused.contains(2))
    expect(shown.contains(5))
    expect(!shown.contains(2))
  }

  private func scroll(to item: Int) {
    screen.collectionView.scrollToItem(at: [0, item], at: .left, animated: false)
    screen.collectionView.layoutIfNeeded()
  }

  private var shown: [Int] { screen.collectionView.indexPathsForVisibleItems.map(\.item) }
}
