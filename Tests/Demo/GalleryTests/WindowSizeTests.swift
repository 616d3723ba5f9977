// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the gallery in its initial window of 1024 by 768 points.
@MainActor
struct WindowSizeTests {
  /// The size that is left for a screen beside the menu.
  private static let stage = CGSize(width: 760, height: 768)

  private func screen(
    _ id: String, size: CGSize = Self.stage
  ) async throws -> CollectionViewHarness {
    let screen = try #require(Gallery.screens.first { $0.id == id })
    let harness = CollectionViewHarness(screen.make(), size: size)
    expect(await harness.runUntilIdle { Gallery.isLoading })
    return harness
  }

  /// Returns the truncated texts of visible one-line labels.
  private func cut(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    if let label = view as? UILabel, label.numberOfLines == 1, let text = label.text {
      return label.intrinsicContentSize.width > label.bounds.width + 0.5 ? [text] : []
    }
    return view.subviews.flatMap(cut)
  }

  @Test func `no name is cut in the columns`() async throws {
    let harness = try await screen("columns")
    let list = try #require(harness.collectionView)
    expect(list.visibleCells.count >= 16)
    expect(list.visibleCells.flatMap { cut(in: $0) }.isEmpty)
  }

  @Test func `the pictures of a closer look stay in their page`() async throws {
    for width in [760.0, 390, 320, 1200] {
      let harness = try await screen("store", size: CGSize(width: width, height: 2400))
      let list = try #require(harness.collectionView)
      let cells = list.indexPathsForVisibleItems.filter { $0.section == 4 }.compactMap {
        list.cellForItem(at: $0)
      }
      expect(!cells.isEmpty)
      for cell in cells {
        let pictures = pictures(in: cell.contentView)
        expect(pictures.count >= 3)
        for picture in pictures {
          let frame = picture.convert(picture.bounds, to: cell.contentView)
          expect(cell.contentView.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(width)")
        }
      }
    }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(pictures)
  }

  @Test func `a press on a photograph opens it, Escape closes it`() async throws {
    let harness = try await screen("mosaic")
    let list = try #require(harness.collectionView)
    let cell = try #require(list.cellForItem(at: [0, 1]))
    let frame = cell.convert(cell.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.runUntilIdle()
    let root = try #require(list.window?.rootViewController)
    let shown = root.presentedViewController as? UINavigationController
    expect(shown?.topViewController?.title, equals: "2 of 240")
    harness.press(.escape)
    harness.runUntilIdle()
    expect(root.presentedViewController == nil)
  }

  @Test(arguments: ["sidebar", "mail"])
  func `a list has what is chosen in it beside it`(id: String) async throws {
    let harness = try await screen(id)
    let list = try #require(harness.collectionView)
    let split = try #require(list.window?.rootViewController as? UISplitViewController)
    expect(!split.isCollapsed)
    expect(list.bounds.width < 400)
    let before = split.viewController(for: .secondary)
    let cell = try #require(list.cellForItem(at: [0, 2]))
    let frame = cell.convert(cell.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.runUntilIdle()
    let chosen = split.viewController(for: .secondary)
    expect(chosen != nil && chosen !== before)
    harness.resize(to: CGSize(width: 390, height: 768))
    harness.runUntilIdle()
    expect(split.isCollapsed)
    expect(chosen?.viewIfLoaded?.window != nil)
    harness.resize(to: Self.stage)
    harness.runUntilIdle()
    expect(!split.isCollapsed)
    expect(split.viewController(for: .secondary) === chosen)
  }

  @Test(arguments: ["sidebar", "mail", "controllers"])
  func `in a narrow window a list comes first, and pushes`(id: String) async throws {
    let harness = try await screen(id, size: CGSize(width: 390, height: 768))
    let list = try #require(harness.collectionView)
    let navigation = try #require(
      sequence(first: list as UIView, next: \.superview).lazy.compactMap {
        $0.next as? UINavigationController
      }.first)
    expect(navigation.viewControllers.count, equals: 1)
    let cell = try #require(list.cellForItem(at: [0, 2]))
    let frame = cell.convert(cell.bounds, to: nil)
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.runUntilIdle()
    expect(navigation.viewControllers.count, equals: 2)
  }

  @Test func `screens have a title in large letters`() async throws {
    func sizes(in view: UIView) -> [CGFloat] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      let own = (view as? UILabel).flatMap { $0.text?.isEmpty ?? true ? nil : $0.font.pointSize }
      return (own.map { [$0] } ?? []) + view.subviews.flatMap(sizes)
    }
    // A conversation has its other end's name in the bar.
    for id in Gallery.screens.map(\.id) where id != "chat" {
      let harness = try await screen(id)
      expect(sizes(in: harness.view).contains { $0 >= 28 }, "\(id)")
    }
  }
}
