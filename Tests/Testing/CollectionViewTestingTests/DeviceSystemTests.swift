// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the metrics of each system generation, selected by name.
@MainActor
struct DeviceSystemTests {
  private final class List: UIViewController {
    private(set) var rows: UICollectionView?
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      let rows = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(rows)
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, number in
        var content = cell.defaultContentConfiguration()
        content.text = "row \(number)"
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: rows) {
        $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source?.apply(snapshot, animatingDifferences: false)
      self.rows = rows
    }
  }

  private func height(on device: Device) throws -> CGFloat {
    let list = List()
    let harness = CollectionViewHarness(list, on: device)
    harness.layout()
    return try #require(list.rows?.cellForItem(at: IndexPath(item: 1, section: 0))).frame.height
  }

  @Test func `rows of the usual system are 44 high, of the newest as recorded`() throws {
    expect(try height(on: .iPhone15), equals: 44)
    let newest = try withDevice(.iPhone15.system(.iOS26)) {
      try height(on: .iPhone15.system(.iOS26))
    }
    expect(newest > 50 && newest < 51)
  }

  @Test func `the system is told apart in names, versions and recordings`() throws {
    let device = Device.iPhone15.system(.iOS26)
    expect(device.fileName, equals: "iphone-15-ios-26")
    expect(withDevice(device) { UIDevice.current.systemVersion }, equals: "26.0")
    expect(withDevice(.iPhone15) { UIDevice.current.systemVersion }, equals: "17.0")
  }
}
