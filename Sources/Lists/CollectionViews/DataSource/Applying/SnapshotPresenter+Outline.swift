// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

extension SnapshotPresenter {
  /// The item at `indexPath` and its section; `nil` when there is none.
  func place(at indexPath: IndexPath) -> (item: Item, section: Section)? {
    guard let item = item(at: indexPath),
      let section = current.snapshot.section(at: indexPath.section)
    else { return nil }
    return (item, section)
  }

  /// Whether section snapshots were applied at all.
  var hasOutlines: Bool { current.hasOutlines }

  /// Whether a section snapshot was applied to `section`; makes questions about it cheap.
  func hasOutline(_ section: Section) -> Bool {
    settleOutline(of: section)
    return current.hasOutline(section)
  }

  /// The outline of `section`; `nil` when `item` is not in it.
  func outline(
    of section: Section, holding item: Item
  ) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    settleOutline(of: section)
    let outline = current.outline(of: section)
    return outline.contains(item) ? outline : nil
  }

  /// The number of ancestors of the item at `indexPath`; 0 where there is no outline.
  func outlineLevel(at indexPath: IndexPath) -> Int {
    guard let (item, section) = place(at: indexPath), hasOutline(section) else { return 0 }
    return current.outline(of: section).level(of: item)
  }

  /// Whether the item at `indexPath` is one of an outline that is expanded.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool {
    guard let (item, section) = place(at: indexPath), hasOutline(section) else { return false }
    return current.outline(of: section).isExpanded(item)
  }

  // MARK: Words for messages

  /// The item at `indexPath`, as a message names it.
  func words(at indexPath: IndexPath) -> String {
    item(at: indexPath).map { "item \(String(reflecting: $0))" } ?? "no item of the snapshot"
  }

  /// The section of `indexPath`, as a message names it, with a comma before it; or nothing.
  func sectionWords(at indexPath: IndexPath) -> String {
    guard let section = indexPath.first.flatMap(current.snapshot.section) else { return "" }
    return ", section \(String(reflecting: section))"
  }
}
