// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import ViewStage

/// A collection view or a table in a headless surface, with plain data.
///
/// The shared stage for tests of lists; extensions add helpers for specific lists.
@MainActor
final class ListStage<List: StagedList>: ViewStage.Stage {
  let list: List
  /// The texts of the items, by section.
  var items: [[String]]
  /// The number of items in each section, or `nil` for those of ``items``; items have no texts in the former
  /// case.
  var counts: [Int]?
  /// The items whose cells were requested, in order.
  var asked: [String] = []
  /// The items whose cells were requested, in order, preceded by their index paths.
  var calls: [String] = []
  /// The closure that is called before a cell of a diffable data source is dequeued.
  var onProvide: (String) -> Void = { _ in }
  /// The closure that configures a cell after it was dequeued.
  var configure: (List.StagedCell, IndexPath) -> Void = { _, _ in }
  /// The edits that rows committed.
  var committed: [String] = []
  /// The data source, to which the list has a weak reference.
  var data: AnyObject?
  private var delegate: AnyObject?

  init(_ list: List, items: [[String]], size: CGSize, scale: CGFloat = 2) {
    self.list = list
    self.items = items
    super.init(list, size: size, scale: scale, isShown: false)
  }

  /// Returns the names of `counts` items, by section and item.
  static func names(_ counts: [Int]) -> [[String]] {
    counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  /// The number of items in each section.
  var sectionCounts: [Int] { counts ?? items.map(\.count) }

  /// Records that the cell of an item was requested.
  ///
  /// - Returns: The text of the item.
  @discardableResult
  func record(_ path: IndexPath, _ item: String? = nil) -> String {
    let text =
      item ?? (counts == nil ? items[path.section][path.item] : "\(path.section).\(path.item)")
    asked.append(text)
    calls.append("\(path.section).\(path.item) \(text)")
    return text
  }

  func scroll(to offset: CGFloat) {
    list.contentOffset.y = offset
    frame()
  }

  /// Retains a delegate, to which the list has a weak reference.
  func keep(_ delegate: AnyObject) { self.delegate = delegate }
}

/// A kind of list, whose cells tests configure.
@MainActor
protocol StagedList: UIScrollView {
  /// The type of the cells that tests configure.
  associatedtype StagedCell
}

extension UICollectionView: StagedList {
  typealias StagedCell = any RecordingCell
}

extension UITableView: StagedList {
  typealias StagedCell = UITableViewCell
}

typealias Stage = ListStage<UICollectionView>
typealias TableStage = ListStage<UITableView>
