// SPDX-License-Identifier: Apache-2.0

import Composer
import Expectations
import Testing
import UIKit

@MainActor
struct ComposerTests {
  @Test func `each section is laid out as it says`() {
    let shelf = Shelf()
    shelf.composer.compose()
    shelf.apply([.wide, .pair])
    expect(shelf.frame(0, 0), equals: CGRect(x: 0, y: 0, width: 320, height: 50))
    expect(shelf.frame(0, 1), equals: CGRect(x: 0, y: 54, width: 320, height: 50))
    expect(shelf.frame(1, 0), equals: CGRect(x: 10, y: 104, width: 145, height: 40))
    expect(shelf.frame(1, 1), equals: CGRect(x: 165, y: 104, width: 145, height: 40))
  }

  @Test func `items and sections that hold a class are composable`() {
    let photo = Photo(name: "heron")
    expect(Set([PhotoItem(photo: photo), PhotoItem(photo: photo)]).count, equals: 1)
    expect(PhotoSection(cover: photo), equals: PhotoSection(cover: photo))
  }

  @Test func `the configuration spaces sections and frames them`() {
    let shelf = Shelf()
    shelf.composer.configuration = Composer.Configuration(
      scrollDirection: .vertical, sectionSpacing: 20,
      header: .header(height: .absolute(30), kind: "top"),
      footer: .footer(height: .absolute(10), kind: "end"))
    shelf.composer.compose()
    shelf.apply([.wide, .pair])
    expect(shelf.frame(0, 0)?.minY, equals: 30)
    expect(shelf.frame(1, 0)?.minY, equals: 154)
    expect(shelf.collectionView.contentSize.height, equals: 204)
  }

  @Test func `a section that carries another value is laid out anew`() {
    let shelf = Shelf()
    shelf.composer.compose()
    shelf.apply([.resting(isEmpty: true)])
    expect(shelf.frame(0, 0)?.height, equals: 96)
    shelf.apply([.resting(isEmpty: false)])
    expect(shelf.frame(0, 0)?.height, equals: 30)
  }

  @Test func `every background is shown`() {
    let shelf = Shelf()
    shelf.composer.configuration = Composer.Configuration(
      scrollDirection: .vertical,
      background: ["card": CardView.self, "band": BandView.self])
    shelf.composer.compose()
    shelf.apply([.card, .band])
    let classes = shelf.collectionView.subviews.map { String(describing: type(of: $0)) }
    expect(classes.contains("CardView"))
    expect(classes.contains("BandView"))
  }

  @Test func `a class registered on the layout itself counts`() {
    let shelf = Shelf()
    shelf.composer.compose()
    shelf.collectionView.collectionViewLayout.register(
      CardView.self, forDecorationViewOfKind: "card")
    shelf.apply([.card])
    expect(shelf.collectionView.subviews.contains { $0 is CardView })
  }

  @Test func `the visible items of one section are reported`() {
    let shelf = Shelf()
    var seen: Set<Int> = []
    shelf.composer.configuration.visibleItemsInvalidationHandler = (
      to: .pair,
      { items, _, _ in seen.formUnion(items.map(\.indexPath.section)) }
    )
    shelf.composer.compose()
    shelf.apply([.wide, .pair])
    expect(seen, equals: [1])
  }

  @Test func `the layout keeps neither the composer nor the collection view`() {
    weak var collectionView: UICollectionView?
    weak var composer: Composer<ShelfSection, ShelfItem>?
    do {
      let shelf = Shelf()
      shelf.composer.compose()
      shelf.apply([.wide])
      collectionView = shelf.collectionView
      composer = shelf.composer
    }
    expect(collectionView == nil)
    expect(composer == nil)
  }

  // MARK: - Missing parts

  @Test func `a background without a class is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let shelf = Shelf()
        shelf.composer.configuration.background = ["band": BandView.self]
        shelf.composer.compose()
        shelf.apply([.card])
      }
    }
    expect(
      says(
        result,
        "requires a background of kind \"card\", but no class is registered for it (registered: band)"
      ))
  }

  @Test func `a background class that is no reusable view is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let shelf = Shelf()
        shelf.composer.configuration.background = ["card": UILabel.self]
        shelf.composer.compose()
      }
    }
    expect(
      says(
        result,
        "UILabel, the background class for kind \"card\", is not a UICollectionReusableView"))
  }

  @Test func `a missing data source is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let none: UICollectionViewDiffableDataSource<ShelfSection, ShelfItem>? = nil
        _ = Composer(collectionView: Shelf().collectionView, dataSource: none)
      }
    }
    expect(says(result, "the data source is nil"))
  }

  @Test func `a section that the snapshot lacks is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let shelf = Shelf()
        let other = Shelf()
        shelf.collectionView.collectionViewLayout = other.composer.layout(
          configuration: other.composer.configuration)
        shelf.apply([.wide])
      }
    }
    expect(
      says(
        result,
        "has a section 0, but the snapshot of the composer's data source has 0 section(s)"))
  }
}
