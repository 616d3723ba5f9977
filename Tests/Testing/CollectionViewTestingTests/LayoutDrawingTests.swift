// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct LayoutDrawingTests {
  private let folder = NSTemporaryDirectory() + "drawings-\(UUID().uuidString)"

  private func grid(_ width: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item]))
    section.interGroupSpacing = 9
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `a screen's layout is drawn`() throws {
    let harness = CollectionViewHarness(
      ListViewController(titles: (0..<100).map { "\($0)" }), on: .iPhone15)
    let drawing = try #require(harness.layoutDrawing)
    for label in ["ListViewController", "section 0, 100 items", ">header", "0.3", "393 × 50"] {
      expect(drawing.svg.contains(label))
    }
    let view = try #require(harness.collectionView)
    view.accessibilityIdentifier = "numbers"
    let short = try #require(harness.layoutDrawing(of: view, length: 200))
    expect(short.size.height < drawing.size.height)
    expect(short.svg.contains("numbers"))
  }

  @Test func `what has no compositional layout is not drawn`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout())
    expect(CollectionViewHarness(view).layoutDrawing == nil)
    expect(CollectionViewHarness(UIViewController()).layoutDrawing == nil)
  }

  @Test func `lint findings leave a drawing beside the goldens until there are none`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = "\(folder)/GridTests.swift"
    let name = "GridTests-a-grid-fits-\(Device.phone.fileName).layout.new.svg"
    let wide = CollectionViewHarness(layout: grid(.absolute(500)), items: [2], on: .phone)
    let failure = #expect(throws: CheckFailure.self) {
      try wide.check(.noLintFindings(), path: source, function: "a grid fits()")
    }
    expect(failure?.description.hasSuffix("\nDrawn beside the goldens: \(name)"), equals: true)
    let drawing = try String(contentsOfFile: "\(folder)/Goldens/\(name)", encoding: .utf8)
    expect(drawing.hasPrefix("<svg") && drawing.contains("view 390 × 844"))
    let sound = CollectionViewHarness(layout: grid(.fractionalWidth(0.5)), items: [2], on: .phone)
    try sound.check(.noOverlap, path: source, function: "a grid fits()")
    expect(FileManager.default.fileExists(atPath: "\(folder)/Goldens/\(name)"))
    try sound.check(.noLintFindings(), path: source, function: "a grid fits()")
    expect(!FileManager.default.fileExists(atPath: "\(folder)/Goldens"))
  }
}
