// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Prefetching")
struct PrefetchTests {
  private final class Source: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [[Int]] = []
    var dropped: [[Int]] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      announced.append(indexPaths.map(\.item))
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      dropped.append(indexPaths.map(\.item))
    }
  }

  private let stage = Stage(Layouts.grid(columns: 1, height: 120), counts: [100])
  private let source = Source()

  init() {
    stage.view.prefetchDataSource = source
    stage.frame()
  }

  @Test func `the next screen is announced, nearest first and each item once`() {
    expect(source.announced, equals: [[4, 5, 6, 7]])
    stage.scroll(to: 120)
    expect(source.announced, equals: [[4, 5, 6, 7], [8]])
    expect(source.dropped.isEmpty)
  }

  @Test func `turning back takes back what is no longer ahead`() {
    stage.scroll(to: 1200)
    source.announced = []
    source.dropped = []
    stage.scroll(to: 1080)
    expect(source.announced, equals: [[8, 7, 6, 5]])
    expect(source.dropped, equals: [[14, 15, 16, 17]])
  }

  @Test func `what was announced is not announced again after an update`() {
    source.announced = []
    stage.items[0].insert("new", at: 5)
    stage.view.insertItems(at: [[0, 5]])
    stage.frame()
    expect(source.announced, equals: [[5]])
    stage.view.reloadItems(at: [[0, 6]])
    stage.frame()
    expect(source.announced, equals: [[5]])
  }

  @Test func `the way of scrolling is remembered over updates`() {
    stage.scroll(to: 1200)
    stage.scroll(to: 1080)
    source.announced = []
    stage.items[0].remove(at: 50)
    stage.view.deleteItems(at: [[0, 50]])
    stage.scroll(to: 960)
    expect(source.announced, equals: [[4]])
  }

  @Test func `nothing is announced when prefetching is off`() {
    stage.view.isPrefetchingEnabled = false
    source.announced = []
    stage.scroll(to: 1200)
    expect(source.announced.isEmpty)
    expect(stage.counters.cellsCreated <= 8)
  }
}
