// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the waterfall in right-to-left layout, in dark mode, scrolled and rotated.
@MainActor
struct WaterfallTests {
  private func harness(
    size: CGSize = CollectionViewHarness.phone, traits: UITraitCollection = UITraitCollection()
  ) throws -> CollectionViewHarness {
    let screen = try #require(Gallery.screens.first { $0.id == "waterfall" })
    return CollectionViewHarness(screen.make(), size: size, scale: 2, traits: traits)
  }

  @Test func `the waterfall, dark and from right to left`() throws {
    let harness = try harness(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(layoutDirection: .rightToLeft),
      ]))
    try Golden("waterfall-dark-right-to-left").check(harness.textFrames)
  }

  @Test func `its layout is sound, before and after scrolling`() throws {
    let harness = try harness()
    expect(harness.lintFindings.isEmpty)
    harness.scrollCollectionView(to: 1200)
    expect(harness.lintFindings.isEmpty)
  }

  @Test func `cards keep their places when others are measured below them`() throws {
    let harness = try harness()
    let collectionView = try #require(harness.collectionView)
    let layout = collectionView.collectionViewLayout
    func frames(_ count: Int) -> [CGRect?] {
      (0..<count).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 1))?.frame }
    }
    let before = frames(5)
    for place in stride(from: CGFloat(0), to: 2400, by: 300) {
      harness.scrollCollectionView(to: place)
    }
    expect(frames(5), equals: before)
  }

  @Test func `a wider view has more columns, and the cards fill it`() throws {
    let harness = try harness()
    let collectionView = try #require(harness.collectionView)
    func columns() -> Set<CGFloat> {
      Set(
        (0..<18).compactMap {
          collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 1))?.frame.minX
        })
    }
    expect(columns(), equals: [20, 201])
    harness.resize(to: CGSize(width: 844, height: 390))
    expect(columns().count, equals: 4)
  }
}
