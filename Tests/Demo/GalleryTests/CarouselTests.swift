// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

@MainActor
struct CarouselTests {
  private let harness: CollectionViewHarness
  private let collectionView: UICollectionView

  init() throws {
    let screen = try #require(Gallery.screens.first { $0.id == "carousel" })
    harness = CollectionViewHarness(screen.make())
    collectionView = try #require(harness.collectionView)
    harness.runUntilIdle()
  }

  @Test(arguments: [1, -1])
  func `the colours go round in both directions`(direction: Int) throws {
    let first = try #require(cardInTheMiddle)
    var seen = [first]
    for _ in 0..<7 {
      swipe(direction)
      harness.runUntilIdle()
      seen.append(try #require(cardInTheMiddle))
    }
    expect(Set(seen[0..<3]).count, equals: 3)
    expect(seen, equals: (0...7).map { seen[$0 % 3] })
  }

  /// A card may be replaced by one of the same colour, a full turn away; no other movement may be larger than
  /// one of a finger.
  @Test(arguments: [1, -1])
  func `nobody sees the carousel start again`(direction: Int) throws {
    var place = try #require(self.place)
    for _ in 0..<4 {
      swipe(direction)
      for _ in 0..<90 {
        harness.advance(by: 1 / 60)
        let next = try #require(self.place)
        let step = abs(next - place)
        expect(min(step, turn - step) < 120)
        place = next
      }
    }
  }

  @Test func `a carousel that is turned keeps its card in the middle`() throws {
    swipe(1)
    harness.runUntilIdle()
    let card = cardInTheMiddle
    harness.resize(to: CGSize(width: 844, height: 390))
    harness.runUntilIdle()
    expect(cardInTheMiddle, equals: card)
  }

  // MARK: - What is seen

  private var cards: [(name: String, frame: CGRect)] {
    collectionView.visibleCells.compactMap { cell in
      let labels = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
      guard let name = labels.first else { return nil }
      return (name, cell.convert(cell.bounds, to: collectionView))
    }
  }

  private var cardInTheMiddle: String? {
    cards.min {
      abs($0.frame.midX - collectionView.bounds.midX)
        < abs($1.frame.midX - collectionView.bounds.midX)
    }?.name
  }

  private var pitch: CGFloat { (cards.first?.frame.width ?? 0) + 14 }
  private var turn: CGFloat { 3 * pitch }

  /// The rotation of the carousel, in points from 0 to a full turn, or `nil` if no card is displayed.
  private var place: CGFloat? {
    let order = ["Butter", "Mint", "Coral"]
    guard let card = cards.first, let index = order.firstIndex(of: card.name) else { return nil }
    let place = (CGFloat(index) * pitch - card.frame.minX).truncatingRemainder(dividingBy: turn)
    return place < 0 ? place + turn : place
  }

  private func swipe(_ direction: Int) {
    let middle = CGPoint(x: collectionView.bounds.midX, y: 200)
    let end = CGPoint(x: middle.x - CGFloat(direction) * 90, y: 200)
    harness.drag(from: middle, to: end)
  }
}
