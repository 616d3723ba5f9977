// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

/// An item of a collection view, or a row of a table.
@MainActor
struct ListItem {
  /// The collection view or table.
  let list: UIScrollView
  let indexPath: IndexPath

  /// Returns the collection views and tables under `root`, from front to back.
  static func lists(under root: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    func visit(_ view: UIView) {
      guard view.isPainted, view.alpha >= 0.01 else { return }
      if let list = view as? UIScrollView, isList(list) { found.append(list) }
      view.paintingOrder.forEach(visit)
    }
    visit(root)
    return found.reversed()
  }

  /// Returns whether a view is a collection view or a table, and not the collection view that a table uses
  /// for its rows.
  private static func isList(_ view: UIScrollView) -> Bool {
    guard view is UICollectionView else { return view is UITableView }
    let around = sequence(first: view as UIView, next: \.superview)
    return !around.contains { ($0 as? UITableView)?.contentView === view }
  }

  /// The readable name of the item.
  var words: String {
    "\(list is UITableView ? "row" : "item") \(indexPath.section).\(indexPath.item)"
  }

  /// The number of items in each section of `list`.
  private var counts: [Int] {
    if let table = list as? UITableView {
      return (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }
    guard let view = list as? UICollectionView else { return [] }
    return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }

  /// Whether the list has the item.
  var exists: Bool {
    let counts = counts
    return counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// The readable description of the number of items in the first eight sections of the list.
  var countWords: String {
    let counts = counts
    let kind = list is UITableView ? "rows" : "items"
    let sections = counts.indices.prefix(8).map { "\(counts[$0]) \(kind) in section \($0)" }
    return sections.isEmpty ? "no sections" : sections.joined(separator: ", ")
  }

  /// The view that shows the item, or `nil` if there is none.
  var cell: UIView? {
    if let table = list as? UITableView { return table.cellForRow(at: indexPath) }
    return (list as? UICollectionView)?.cellForItem(at: indexPath)
  }

  /// Whether the user can select items.
  var allowsSelection: Bool {
    if let table = list as? UITableView {
      return table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
    }
    guard let view = list as? UICollectionView else { return false }
    return view.isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection
  }

  /// Whether the item is selected.
  var isSelected: Bool {
    (list as? UITableView)?.indexPathsForSelectedRows?.contains(indexPath)
      ?? (list as? UICollectionView)?.indexPathsForSelectedItems?.contains(indexPath) ?? false
  }

  /// Scrolls the list so that the item is centred, as far as possible.
  func scroll() {
    (list as? UITableView)?.scrollToRow(at: indexPath, at: .middle, animated: false)
    (list as? UICollectionView)?.scrollToItem(
      at: indexPath, at: [.centeredVertically, .centeredHorizontally], animated: false)
  }

  /// Returns the visible part of the item on a screen of `size` points.
  ///
  /// - Throws: `Obstacle` when the item has no view.
  func target(on size: CGSize) throws(Obstacle) -> TouchTarget {
    guard let cell else {
      throw Obstacle("\(words) is not visible; scroll to it first, as with scroll(toItemAt:).")
    }
    let clips = sequence(first: cell, next: \.superview).dropFirst().filter(\.clipsToBounds)
    let screen = CGRect(origin: .zero, size: size)
    let seen = clips.reduce(cell.convert(cell.bounds, to: nil).intersection(screen)) {
      $0.intersection($1.convert($1.bounds, to: nil))
    }
    return TouchTarget(words: words, view: cell, area: seen.isNull ? .zero : seen)
  }
}
