// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("List sections")
struct ListSectionTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  @Test func `a phone's list of groups stands where the recorded one does`() {
    var first = Configuration(appearance: .insetGrouped)
    first.headerMode = .firstItemInSection
    let second = Configuration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: index == 0 ? first : second, layoutEnvironment: environment)
    }
    let stage = Stage(
      layout, items: [["header", "row"], ["row"]], size: CGSize(width: 300, height: 500), scale: 3)
    let header = 38.0 + 2.0 / 3
    stage.configure = { cell, path in
      cell.wantedHeight = path == [0, 0] ? header : 44
    }
    stage.frame()
    func isNear(_ one: CGRect?, _ other: CGRect) -> Bool {
      guard let one else { return false }
      return [one.minX - other.minX, one.minY - other.minY, one.width - other.width]
        .allSatisfy { abs($0) < 0.01 } && abs(one.height - other.height) < 0.01
    }
    expect(isNear(stage.cell(0, 0)?.frame, CGRect(x: 16, y: 0, width: 268, height: header)))
    expect(isNear(stage.cell(0, 1)?.frame, CGRect(x: 16, y: header, width: 268, height: 44)))
    expect(isNear(stage.cell(1, 0)?.frame, CGRect(x: 16, y: 118, width: 268, height: 44)))
    expect(abs(stage.view.contentSize.height - 182) < 0.01)
    let grounds = stage.view.subviews.compactMap { $0 as? ListBackgroundView }
      .map(\.frame).sorted { $0.minY < $1.minY }
    expect(grounds.count, equals: 2)
    expect(isNear(grounds[0], CGRect(x: -16, y: -1000, width: 332, height: 1100.3333)))
    expect(isNear(grounds[1], CGRect(x: -16, y: 100.3333, width: 332, height: 1081.6667)))
  }

  @Test func `rows are as high as they want to be, and 44 points until they are asked`() {
    let list = Stage(
      list: Configuration(appearance: .plain), counts: [100],
      heights: [Array(repeating: 60, count: 100)])
    expect(list.frame(0, 0), equals: CGRect(x: 0, y: 0, width: 320, height: 60))
    expect(list.frame(0, 1), equals: CGRect(x: 0, y: 60, width: 320, height: 60))
    expect(list.view.contentSize.height, equals: 4528)
  }

  @Test(arguments: [(320, 16), (390, 16), (402, 16), (414, 20), (430, 20), (1024, 20)])
  func `the room beside an inset group follows the width`(width: CGFloat, side: CGFloat) {
    let list = Stage(
      list: Configuration(appearance: .insetGrouped), counts: [1],
      size: CGSize(width: width, height: 480))
    expect(list.frame(0, 0), equals: CGRect(x: side, y: 35, width: width - 2 * side, height: 44))
  }

  @Test(arguments: [(UIUserInterfaceIdiom.phone, 10), (.pad, 10), (.mac, 10 / 0.77)])
  func `the room beside a sidebar's rows follows the device`(
    idiom: UIUserInterfaceIdiom, side: CGFloat
  ) {
    let section = Stage.section(
      of: Configuration(appearance: .sidebar), traits: UITraitCollection(userInterfaceIdiom: idiom))
    expect(section?.contentInsets.leading, equals: side)
    expect(section?.contentInsets.bottom, equals: 10)
  }

  @Test func `groups stand 35 points apart, and 20 from the end`() {
    let list = Stage(list: Configuration(appearance: .grouped), counts: [1, 0, 1])
    expect(list.frame(0, 0)?.minY, equals: 35)
    expect(list.frame(2, 0)?.minY, equals: 114)
    expect(list.view.contentSize.height, equals: 178)
  }

  @Test func `a group leaves the whole room to a section that is none`() {
    let list = Stage(
      lists: [Configuration(appearance: .grouped), Configuration(appearance: .plain)],
      counts: [1, 1])
    expect(list.frame(1, 0)?.minY, equals: 99)
  }

  @Test func `insets that the application sets stay`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: Configuration(appearance: .grouped), layoutEnvironment: environment)
      section.contentInsets.top = 5
      section.contentInsets.bottom = 7
      return section
    }
    let stage = Stage(layout, counts: [1, 1])
    stage.frame()
    expect(stage.cell(0, 0)?.frame.minY, equals: 5)
    expect(stage.cell(1, 0)?.frame.minY, equals: 61)
  }

  @Test func `the ground has the color of the appearance or of the configuration`() {
    var configuration = Configuration(appearance: .plain)
    let plain = Stage(list: configuration, counts: [1])
    expect(plain.backgrounds.map(\.backgroundColor), equals: [.systemBackground])
    configuration.backgroundColor = .systemPurple
    expect(
      Stage(list: configuration, counts: [1]).backgrounds.map(\.backgroundColor),
      equals: [.systemPurple])
    let grouped = Stage(list: Configuration(appearance: .insetGrouped), counts: [1, 1])
    expect(
      grouped.backgrounds.map(\.backgroundColor),
      equals: [.systemGroupedBackground, .systemGroupedBackground])
  }

  @Test func `the ground lies behind decorations of the application`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: Configuration(appearance: .plain), layoutEnvironment: environment)
      section.decorationItems = [.background(elementKind: "band")]
      return section
    }
    layout.register(RecorderView.self, forDecorationViewOfKind: "band")
    let stage = Stage(layout, counts: [1])
    stage.frame()
    let band = stage.view.subviews.first { $0 is RecorderView }
    let ground = stage.view.subviews.first { $0 is ListBackgroundView }
    expect(band?.layer.zPosition, equals: 0)
    expect(ground?.layer.zPosition, equals: -1)
  }

  @Test func `all sections of a layout of lists are one description`() {
    let list = Stage(
      list: Configuration(appearance: .plain), counts: Array(repeating: 2, count: 1000))
    expect(list.view.contentSize.height, equals: 88_000)
    let layout = list.view.collectionViewLayout as? UICollectionViewCompositionalLayout
    expect(layout?.layoutAttributesForItem(at: [999, 1])?.frame.minY, equals: 87_956)
  }

  @Test func `rows of sections that are no lists have neither lines nor grounds`() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0
        ? .list(
          using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
        : Layouts.listSection(estimate: 50)
    }
    let stage = Stage(layout, counts: [2, 2])
    stage.view.register(RecorderRow.self, forCellWithReuseIdentifier: "cell")
    stage.frame()
    func lines(_ cell: UIView?) -> Int? { cell?.subviews.count { $0.layer.zPosition == 1 } }
    expect(lines(stage.cell(0, 0)), equals: 1)
    expect(stage.cell(0, 0)?.layer.cornerRadius, equals: 10)
    expect(lines(stage.cell(1, 0)), equals: 0)
    expect(stage.cell(1, 0)?.layer.cornerRadius, equals: 0)
  }
}
