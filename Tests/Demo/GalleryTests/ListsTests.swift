// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the lists in all appearances.
@MainActor
struct ListsTests {
  private nonisolated static let looks = [
    "Plain", "Grouped", "Inset Grouped", "Sidebar", "Sidebar Plain",
  ]

  private func harness(
    _ look: String, traits: UITraitCollection = UITraitCollection()
  ) throws -> CollectionViewHarness {
    let screen = try #require(Gallery.screens.first { $0.id == "lists" })
    let harness = CollectionViewHarness(screen.make(), traits: traits)
    harness.runUntilIdle()
    let row = try #require(harness.elements.first { $0.texts.contains(look) })
    let top = try #require(harness.collectionView).contentOffset.y
    harness.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY - top))
    harness.runUntilIdle()
    return harness
  }

  @Test(arguments: looks)
  func `a tap gives the rows the look of its row`(look: String) throws {
    let harness = try harness(look)
    let name = look.lowercased().replacing(" ", with: "-")
    try Golden("lists-\(name)").check(harness.textFrames)
    expect(harness.elements.first { $0.texts.contains(look) }?.texts.last, equals: "✓")
  }

  @Test func `the headers of a plain list stay in sight`() throws {
    let harness = try harness("Plain")
    harness.resize(to: CGSize(width: 390, height: 500))
    harness.scroll(by: CGVector(dx: 0, dy: 250))
    harness.runUntilIdle()
    let header = harness.elements.first { $0.texts == ["Appearance"] }
    let list = try #require(harness.collectionView)
    expect(list.contentOffset.y > 50)
    expect(header?.frame.minY, equals: list.contentOffset.y + list.adjustedContentInset.top)
  }

  @Test func `dark and from right to left the lists are mirrored and dark`() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    try Golden("lists-dark-right-to-left").check(
      harness("Inset Grouped", traits: traits).textFrames)
  }
}
