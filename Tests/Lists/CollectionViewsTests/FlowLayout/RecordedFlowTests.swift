// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Flow layouts as recorded")
struct RecordedFlowTests {
  private func parsed(_ text: String) -> [IndexPath: CGSize] {
    var sizes: [IndexPath: CGSize] = [:]
    for part in text.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace)
      let place = words[0].split(separator: ".").compactMap { Int($0) }
      let numbers = words.dropFirst().compactMap { Double($0) }
      sizes[IndexPath(item: place[1], section: place[0])] = CGSize(
        width: numbers[2], height: numbers[3])
    }
    return sizes
  }

  private func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Sets up the layout of a scenario.
  ///
  /// - Returns: Whether its cells prefer sizes of their own.
  private func setUp(_ name: String, _ layout: UICollectionViewFlowLayout) -> Bool {
    func estimate(_ width: CGFloat, _ height: CGFloat) {
      layout.estimatedItemSize = CGSize(width: width, height: height)
    }
    switch name {
    case "automaticSize": layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    case "delegateSizeWins", "heightOnly", "plainFixedWidth": estimate(320, 40)
    case "grid90", "grid90noEstimate":
      layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
      layout.minimumInteritemSpacing = 6
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.itemSize = CGSize(width: 90, height: 30)
      if name == "grid90" { estimate(50, 40) }
    case "horizontal":
      layout.scrollDirection = .horizontal
      estimate(60, 100)
    case "insetsSpacing":
      layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 15, right: 20)
      layout.minimumLineSpacing = 7
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      estimate(280, 40)
    case "intrinsicGrid": estimate(100, 40)
    case "lastLineMixed", "lastLineTwo", "single200": estimate(50, 40)
    case "plainCells":
      estimate(100, 60)
      return false
    default: return false
    }
    return name != "grid90noEstimate"
  }

  @Test(arguments: RecordedFlows.selfSizing.keys.sorted())
  func `cells that size themselves lie as recorded`(_ name: String) throws {
    let recorded = try #require(RecordedFlows.selfSizing[name])
    let sizes = parsed(recorded.items)
    let sections = (sizes.keys.map(\.section).max() ?? 0) + 1
    let counts = (0..<sections).map { section in sizes.keys.count { $0.section == section } }
    let stage = Stage(counts: counts)
    let asks = setUp(name, stage.layout)
    if asks { stage.want { sizes[$0] } }
    if name == "delegateSizeWins" {
      stage.follow(SizeDelegate { _ in CGSize(width: 320, height: 70) })
    }
    stage.frame()
    expect(stage.placeText, equals: plain(recorded.items))
    let size = stage.view.contentSize
    expect(Stage.numbers([size.width, size.height]), equals: recorded.content)
  }

  @Test(arguments: RecordedFlows.references)
  func `insets are counted from what the layout says`(_ scenario: RecordedFlows.Reference) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.sectionInsetReference =
      UICollectionViewFlowLayout.SectionInsetReference(rawValue: scenario.reference)
      ?? .fromContentInset
    if scenario.delegate[3] { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
    let stage = Stage(
      flow: layout, counts: scenario.counts, size: CGSize(width: scenario.width, height: 480))
    let (inset, margins) = (scenario.contentInset, scenario.margins)
    stage.view.contentInset = UIEdgeInsets(top: 0, left: inset[0], bottom: 0, right: inset[1])
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: margins[0], bottom: 0, right: margins[1])
    stage.follow(RecordedDelegate(scenario))
    stage.frame()
    expect(stage.placeText, equals: plain(scenario.items))
    let headers = scenario.counts.indices.compactMap { section in
      stage.headerPlace(section).map { Stage.text("\(section).0", $0) }
    }
    expect(headers.joined(separator: "; "), equals: plain(scenario.headers))
    let size = stage.layout.collectionViewContentSize
    expect(Stage.numbers([size.width, size.height]), equals: scenario.content)
  }

  private static let nine: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 63, 29]

  @Test func `items not measured yet have the average of those that were`() throws {
    let stage = Stage(counts: [40])
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.want { CGSize(width: 320, height: Self.nine[$0.item % 9]) }
    stage.frame()
    expect(stage.view.contentSize, equals: CGSize(width: 320, height: 2154))
    expect(stage.view.engine.counters.measured, equals: 9)
    let places = (9...13).compactMap { stage.place(0, $0)?.minY }
    expect(places, equals: [487, 541, 595, 649.5, 703.5])
    let height = try #require(stage.place(0, 9)?.height)
    expect(abs(height - 397.0 / 9) < 1e-9)
  }

  @Test func `items not measured yet have the size that the delegate gave`() {
    let stage = Stage(counts: [40])
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.want { CGSize(width: 320, height: Self.nine[$0.item % 9]) }
    stage.follow(SizeDelegate { _ in CGSize(width: 320, height: 70) })
    stage.frame()
    expect(stage.view.contentSize, equals: CGSize(width: 320, height: 2957))
    expect(stage.place(0, 9), equals: CGRect(x: 0, y: 487, width: 320, height: 70))
  }
}
