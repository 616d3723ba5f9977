// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

extension SnapshotPresenter {
  /// Returns the item at `indexPath` and its section, or `nil` if there is none.
  func place(at indexPath: IndexPath) -> (item: Item, section: Section)? {
    guard let item = item(at: indexPath),
      let section = current.snapshot.section(at: indexPath.section)
    else { return nil }
    return (item, section)
  }

  /// Whether a section snapshot was applied to any of the present sections.
  var hasOutlines: Bool { current.hasOutlines }

  /// Returns whether a section snapshot was applied to `section`, and reconciles its outline with the items,
  /// so that later queries do not have to.
  func hasOutline(_ section: Section) -> Bool {
    settleOutline(of: section)
    return current.hasOutline(section)
  }

  /// Returns the outline of `section`, or `nil` if `item` is not in it.
  func outline(
    of section: Section, holding item: Item
  ) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    settleOutline(of: section)
    let outline = current.outline(of: section)
    return outline.contains(item) ? outline : nil
  }

  /// Returns the number of ancestors of the item at `indexPath`; 0 without an outline.
  func outlineLevel(at indexPath: IndexPath) -> Int {
    guard let (item, section) = place(at: indexPath), hasOutline(section) else { return 0 }
    return current.outline(of: section).level(of: item)
  }

  /// Returns whether the item at `indexPath` is an expanded item of an outline.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool {
    guard let (item, section) = place(at: indexPath), hasOutline(section) else { return false }
    return current.outline(of: section).isExpanded(item)
  }

  // MARK: Message texts

  /// Returns the item at `indexPath` as text for messages.
  func words(at indexPath: IndexPath) -> String {
    item(at: indexPath).map { "item \(String(reflecting: $0))" } ?? "no item of the snapshot"
  }

  /// Returns the section of `indexPath` as text for messages, with a comma before it; empty if there is none.
  func sectionWords(at indexPath: IndexPath) -> String {
    guard let section = indexPath.first.flatMap(current.snapshot.section) else { return "" }
    return ", section \(String(reflecting: section))"
  }
}
