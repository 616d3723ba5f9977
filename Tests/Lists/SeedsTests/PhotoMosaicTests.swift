// SPDX-License-Identifier: Apache-2.0

// The spelling is that of applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, UseEarlyExits, OmitExplicitReturns, AlwaysUseLiteralForEmptyCollectionInit, AllPublicDeclarationsHaveDocumentation, LineLength

import Expectations
import Testing
import UIKit

// What the listings of the five seeds do with layouts, snapshots, data sources and Composer, written
// around the same calls, in Swift 5 mode and with public API only. One suite for each seed:
//
// | seed | suite                | listing                                    | here              |
// |------|----------------------|--------------------------------------------|-------------------|
// | 0    | PhotoMosaicTests     | basic list, two mosaics, pages, reload,    | all of it         |
// |      |                      | apply from a background queue, empty       |                   |
// |      |                      | snapshot                                   |                   |
// | 1    | ColumnSectionTests   | list, columns by section, pairs, nested    | all but           |
// |      |                      | group for the odd item                     | uniformAcross…    |
// | 2    | RecipeListTests      | registration, class cells, load by reload, | all but list      |
// |      |                      | insert, delete, move, reload               | cells             |
// | 3    | EndlessCarouselTests | AnyHashable items, colour literals,        | all of it         |
// |      |                      | scrolling from the visible-items handler   |                   |
// | 4    | HomeComposerTests    | the whole library                          | all of it         |
//
// Listings that need something of a later issue:
//
// | seed | listing                               | needs                                          |
// |------|---------------------------------------|------------------------------------------------|
// | 1    | uniformAcrossSiblings                 | that dimension                                 |
// | 2    | recipe cells, subtitleCell()          | UICollectionViewListCell, UIListContent…       |
// | 2    | recipeDidChange(_:)                   | `@objc` selectors, `reconfigureItems`          |
// | 2    | sidebar of standard items             | NSDiffableDataSourceSectionSnapshot            |
// | 3    | the cell's own constraints            | Auto Layout                                    |

private enum Section {
  case main
}

/// A photo of the view model: an object whose image is loaded later.
private final class Photo: Hashable {
  let id: Int
  var image: UIImage?

  init(id: Int) {
    self.id = id
  }

  static func == (lhs: Photo, rhs: Photo) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private final class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"
  var model: Photo?
}

extension UICollectionViewLayout {
  fileprivate static func wholeItem(
    height: CGFloat, margin: CGFloat
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    return item
  }

  fileprivate static let half = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))

  fileprivate static let oneAndThree = UICollectionViewCompositionalLayout {
    section, environment in
    let leading = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitem: wholeItem(height: 1.0, margin: 1.0), count: 1)
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitem: wholeItem(height: 1.0, margin: 1.0), count: 3)
    let container = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.6)),
      subitems: [leading, trailing])
    return NSCollectionLayoutSection(group: container)
  }

  fileprivate static let threeAndThree = UICollectionViewCompositionalLayout {
    section, environment in
    let leading = NSCollectionLayoutGroup.vertical(
      layoutSize: half,
      subitems: [0.35, 0.2, 0.45].map { wholeItem(height: $0, margin: 2.0) })
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: half, subitems: [0.5, 0.2, 0.3].map { wholeItem(height: $0, margin: 2.0) })
    let container = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)),
      subitems: [leading, trailing])
    return NSCollectionLayoutSection(group: container)
  }
}

private final class PhotoViewModel {
  var dataSource: UICollectionViewDiffableDataSource<Section, Photo>!
  var shown: [Int] = []

  func loadPage(_ numbers: Range<Int>, completion: (() -> Void)? = nil) {
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty {
      snapshot.appendSections([.main])
    }
    snapshot.appendItems(numbers.map(Photo.init))
    DispatchQueue.global(qos: .background).async {
      self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }

  func loadImage(for photo: Photo, _ image: UIImage, completion: (() -> Void)? = nil) {
    photo.image = image
    var snapshot = self.dataSource.snapshot()
    guard snapshot.indexOfItem(photo) != nil else { return }
    snapshot.reloadItems([photo])
    DispatchQueue.global(qos: .background).async {
      self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }
}

// One after the other: they share the layouts, and a layout belongs to one collection view.
@MainActor
@Suite(.serialized)
struct PhotoMosaicTests {
  private let viewModel = PhotoViewModel()
  private let collectionView: UICollectionView

  init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: .oneAndThree)
    collectionView.register(
      PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    viewModel.dataSource = UICollectionViewDiffableDataSource<Section, Photo>(
      collectionView: collectionView,
      cellProvider: { [weak viewModel] collectionView, indexPath, photo in
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: PhotoCell.identifier, for: indexPath)
        viewModel?.shown.append(photo.id)
        (cell as? PhotoCell)?.model = photo
        return cell
      })
  }

  @Test func `a basic list has a row for each item`() async {
    collectionView.collectionViewLayout = basicList()
    await load(0..<5)
    expect(frame(3), equals: CGRect(x: 0, y: 132, width: 320, height: 44))
    expect(collectionView.contentSize, equals: CGSize(width: 320, height: 220))
  }

  @Test func `one photo stands beside three`() async {
    await load(0..<8)
    expect(frame(0), equals: CGRect(x: 1, y: 1, width: 158, height: 286))
    expect(frame(1), equals: CGRect(x: 161, y: 1, width: 158, height: 94))
    expect(frame(2), equals: CGRect(x: 161, y: 97, width: 158, height: 94))
    expect(frame(3), equals: CGRect(x: 161, y: 193, width: 158, height: 94))
    expect(frame(4), equals: CGRect(x: 1, y: 289, width: 158, height: 286))
  }

  @Test func `three photos of any height stand beside three`() async {
    collectionView.collectionViewLayout = .threeAndThree
    await load(0..<6)
    expect(frame(0), equals: CGRect(x: 2, y: 2, width: 156, height: 164))
    expect(frame(1), equals: CGRect(x: 2, y: 170, width: 156, height: 92))
    expect(frame(2), equals: CGRect(x: 2, y: 266, width: 156, height: 212))
    expect(frame(3), equals: CGRect(x: 162, y: 2, width: 156, height: 236))
    expect(frame(4), equals: CGRect(x: 162, y: 242, width: 156, height: 92))
    expect(frame(5), equals: CGRect(x: 162, y: 338, width: 156, height: 140))
  }

  @Test func `pages are appended from a background queue`() async {
    await load(0..<8)
    await load(8..<20)
    expect(collectionView.numberOfItems(inSection: 0), equals: 20)
    expect(viewModel.dataSource.snapshot().itemIdentifiers.map(\.id), equals: Array(0..<20))
  }

  @Test func `a photo whose picture arrived is shown again`() async throws {
    await load(0..<8)
    viewModel.shown = []
    let photo = try #require(viewModel.dataSource.itemIdentifier(for: [0, 2]))
    await withCheckedContinuation { done in
      viewModel.loadImage(for: photo, UIImage()) { done.resume() }
    }
    collectionView.layoutIfNeeded()
    expect(viewModel.shown, equals: [2])
    let cell = collectionView.cellForItem(at: [0, 2]) as? PhotoCell
    expect(cell?.model?.image != nil)
  }

  @Test func `an empty snapshot empties the collection view`() async {
    await load(0..<8)
    let snapshot = NSDiffableDataSourceSnapshot<Section, Photo>.init()
    await viewModel.dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.layoutIfNeeded()
    expect(collectionView.numberOfSections, equals: 0)
    expect(collectionView.visibleCells.isEmpty)
  }

  private func load(_ numbers: Range<Int>) async {
    await withCheckedContinuation { done in
      viewModel.loadPage(numbers) { done.resume() }
    }
    collectionView.layoutIfNeeded()
  }

  private func frame(_ item: Int) -> CGRect? {
    collectionView.layoutAttributesForItem(at: [0, item])?.frame
  }

  private func basicList() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
