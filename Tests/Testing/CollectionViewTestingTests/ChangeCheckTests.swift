// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct ChangeCheckTests {
  /// A list of the numbers in a diffable data source.
  @MainActor
  final class Rows {
    let harness: CollectionViewHarness
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init(_ numbers: [Int]) {
      let layout = LayoutCheckTests.grid(columns: 1)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      harness = CollectionViewHarness(view, on: .phone)
      apply(numbers)
      harness.layout()
    }

    func apply(_ numbers: [Int], again: [Int] = [], reloaded: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      snapshot.reconfigureItems(again)
      snapshot.reloadItems(reloaded)
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func `cells that are configured again are exactly those that were to be`() throws {
    let rows = Rows(Array(0..<5))
    let wanted = [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)]
    try rows.harness.checkReconfigured(wanted) { rows.apply(Array(0..<5), again: [1, 3]) }
    let failure = #expect(throws: CheckFailure.self) {
      try rows.harness.checkReconfigured(wanted) { rows.apply(Array(0..<5), again: [3, 4]) }
    }
    expect(
      failure?.violations,
      equals: [
        "cell 0.1 was not reconfigured", "cell 0.4 was reconfigured",
      ])
  }

  @Test func `a cell that is new is no cell configured again`() {
    let rows = Rows(Array(0..<3))
    let failure = #expect(throws: CheckFailure.self) {
      try rows.harness.checkReconfigured([]) { rows.apply(Array(0..<4)) }
    }
    expect(failure?.violations, equals: ["cell 0.3 got a cell"])
  }

  @Test func `a cell that was reloaded is told from one configured again`() {
    let rows = Rows(Array(0..<3))
    let failure = #expect(throws: CheckFailure.self) {
      try rows.harness.checkReconfigured([IndexPath(item: 1, section: 0)]) {
        rows.apply(Array(0..<3), reloaded: [1])
      }
    }
    expect(failure?.description.contains("cell 0.1 got a cell\nA reloaded item gets"), equals: true)
  }

  @Test func `what is looked at may not move while rows change elsewhere`() throws {
    let rows = Rows(Array(100..<200))
    rows.harness.scrollCollectionView(to: 1030)
    func number(_ path: IndexPath) -> AnyHashable? { rows.source.itemIdentifier(for: path) }
    try rows.harness.checkNoDrift(of: number) { rows.apply(Array(100..<230)) }
    try rows.harness.checkNoDrift(of: number) { rows.apply(Array(100..<119) + [7]) }
    let failure = #expect(throws: CheckFailure.self) {
      try rows.harness.checkNoDrift(of: number) {
        rows.harness.collectionView?.contentOffset.y -= 12
      }
    }
    expect(
      failure?.violations,
      equals: [
        "no drift: 111 moved by 0, 12 points: on the screen it was at (0, 70), and is at "
          + "(0, 82)"
      ])
  }

  @Test func `when nothing is left of what was looked at, identifiers are asked for`() {
    let rows = Rows(Array(0..<5))
    let failure = #expect(throws: CheckFailure.self) {
      try rows.harness.checkNoDrift(of: { rows.source.itemIdentifier(for: $0) }) {
        rows.apply(Array(10..<15))
      }
    }
    expect(
      failure?.violations,
      equals: [
        "no drift: of 5 cells that were completely visible none remains"
      ])
    expect(failure?.description.contains("checkNoDrift(of:)"), equals: true)
  }

  @Test func `work is counted for one action`() {
    let rows = Rows(Array(0..<4))
    let work = rows.harness.work { rows.apply(Array(0..<6)) }
    expect(work.cellsConfigured, equals: 2)
    expect(rows.harness.work(during: {}), equals: WorkCounts())
  }
}
