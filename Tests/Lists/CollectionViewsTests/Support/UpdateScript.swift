// SPDX-License-Identifier: Apache-2.0

import Foundation
import RandomTesting
import UIKit

/// A random batch update and the data after it.
///
/// The new data is computed independently of the engine: first the remaining items in their order, then the
/// inserted and moved ones at their index paths.
struct UpdateScript {
  private(set) var result: [[String]]
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(IndexPath, IndexPath)] = []

  init(items: [[String]], next: inout Int, random: inout SeededGenerator) {
    var kept = items
    var leaving: [(path: IndexPath, item: String)] = []
    for section in items.indices {
      for item in items[section].indices.reversed() where Int.random(in: 0..<6, using: &random) == 0
      {
        leaving.append((IndexPath(item: item, section: section), kept[section].remove(at: item)))
      }
    }
    var places = kept.map { $0 as [String?] }
    for (path, item) in leaving {
      if Bool.random(using: &random) {
        deleted.append(path)
        continue
      }
      let section = Int.random(in: places.indices, using: &random)
      places[section].insert(item, at: Int.random(in: 0...places[section].count, using: &random))
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let section = Int.random(in: places.indices, using: &random)
      next += 1
      places[section].insert(
        "new \(next)", at: Int.random(in: 0...places[section].count, using: &random))
    }
    result = places.map { $0.compactMap { $0 } }
    let movers = Dictionary(uniqueKeysWithValues: leaving.map { ($0.item, $0.path) })
    for section in result.indices {
      for (item, text) in result[section].enumerated() {
        let path = IndexPath(item: item, section: section)
        if let from = movers[text] { moved.append((from, path)) }
        if text.hasPrefix("new"), !items.joined().contains(text) { inserted.append(path) }
      }
    }
  }

  /// Performs the changes in `view`.
  @MainActor
  func name(in view: UICollectionView) {
    view.deleteItems(at: deleted)
    view.insertItems(at: inserted)
    for (from, to) in moved { view.moveItem(at: from, to: to) }
  }
}
