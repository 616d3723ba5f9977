// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionContracts
import Testing
import UIKit

/// Tests of the diagnostics when the app does not retain its data source.
@MainActor
@Suite
struct LostDataSourceTests {
  private static func said(_ content: [UInt8]?) -> [String] {
    String(decoding: content ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains("data source of ") }
  }

  @Test func `a data source that nobody keeps is said once, with the collection view`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = Stage(Layouts.list(), counts: [3])
      stage.view.accessibilityIdentifier = "feed"
      // As a local constant of viewDidLoad().
      do {
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
          view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
      }
      for _ in 0..<3 {
        stage.view.reloadData()
        stage.frame()
      }
    }
    let said = Self.said(result?.standardErrorContent)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("UICollectionView \"feed\""), equals: true)
    expect(said.first?.contains("Keep it in a property"), equals: true)
  }

  @Test(arguments: [true, false])
  func `a table's data source that nobody keeps is said once`(isDiffable: Bool) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor [isDiffable = isDiffable as Bool] in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      if isDiffable {
        _ = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
          UITableViewCell()
        }
      } else {
        table.dataSource = RowSource([3]) { _, _ in UITableViewCell() }
      }
      for _ in 0..<3 {
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
    let said = Self.said(result?.standardErrorContent)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("data source of UITableView"), equals: true, "\(said)")
  }

  @Test func `a data source that was taken away is nothing to speak of`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = Stage(Layouts.list(), counts: [3])
      stage.frame()
      stage.view.dataSource = nil
      stage.frame()
    }
    let said = Self.said(result?.standardErrorContent)
    expect(said.isEmpty, "\(said)")
  }
}
