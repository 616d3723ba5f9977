// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests of the background of empty lists and tables.
@MainActor
@Suite("Empty lists")
struct EmptyListTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private static let grounds: [(Configuration.Appearance, UIColor)] = [
    (.plain, .systemBackground), (.grouped, .systemGroupedBackground),
    (.insetGrouped, .systemGroupedBackground), (.sidebar, .secondarySystemBackground),
    (.sidebarPlain, .systemBackground),
  ]

  private func color(of stage: Stage) -> UIColor? {
    let ground = stage.backgrounds.first { $0.frame.contains(stage.view.bounds) }
    return ground?.backgroundColor
  }

  @Test(arguments: [[], [0], [0, 0]])
  func `a list without items has its background in all of its bounds`(counts: [Int]) {
    for (appearance, expected) in Self.grounds {
      let stage = Stage(list: Configuration(appearance: appearance), counts: counts)
      expect(color(of: stage), equals: expected, "\(appearance)")
      stage.view.contentOffset.y = -60
      stage.frame()
      expect(color(of: stage), equals: expected, "\(appearance), pulled")
    }
  }

  @Test func `an empty section of a section provider has the background of its configuration`() {
    let stage = Stage(lists: [Configuration(appearance: .sidebar)], counts: [0])
    expect(color(of: stage), equals: .secondarySystemBackground)
  }

  @Test func `the background color of the configuration holds for an empty list`() {
    var configuration = Configuration(appearance: .sidebar)
    configuration.backgroundColor = .systemPurple
    expect(color(of: Stage(list: configuration, counts: [])), equals: .systemPurple)
  }

  @Test func `the background view of an empty list is in front of the list's background`() throws {
    let stage = Stage(list: Configuration(appearance: .insetGrouped), counts: [0])
    let note = UIView()
    stage.view.backgroundView = note
    stage.frame()
    let ground = try #require(stage.backgrounds.first)
    let order = stage.view.paintingOrder
    let places = [ground, note].map { view in order.firstIndex { $0 === view } }
    expect(try #require(places[0]) < #require(places[1]))
  }

  @Test(arguments: [true, false])
  func `a list that is filled has no background of an empty list at rest`(animated: Bool) {
    let stage = Stage(list: Configuration(appearance: .sidebar), counts: [0])
    let few = stage.backgrounds.count
    stage.items[0] = ["a", "b"]
    if animated {
      stage.view.insertItems(at: [[0, 0], [0, 1]])
      expect(color(of: stage), equals: .secondarySystemBackground)
    } else {
      stage.view.reloadData()
    }
    stage.settle()
    let filled = Stage(list: Configuration(appearance: .sidebar), counts: [2])
    expect(few == 1 && stage.backgrounds.count == filled.backgrounds.count)
  }

  @Test func `a layout that is no list removes the background of the empty list before it`() {
    let stage = Stage(list: Configuration(appearance: .sidebar), counts: [0])
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.frame()
    expect(stage.backgrounds.isEmpty)
  }

  @Test func `a table without rows has the background of its style`() {
    for (style, expected) in [
      (UITableView.Style.plain, UIColor.systemBackground), (.grouped, .systemGroupedBackground),
      (.insetGrouped, .systemGroupedBackground),
    ] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      table.layoutIfNeeded()
      expect(table.backgroundColor, equals: expected)
      expect(table.subviews.allSatisfy { !($0 is UICollectionView) || $0.backgroundColor == nil })
    }
  }
}
