// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// The ordered sections and items, and the section snapshots applied to some sections.
struct DataSourceState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  /// The snapshot, without marks.
  private(set) var snapshot = Snapshot()
  private var outlines: [Section: Kept] = [:]

  private struct Kept: Sendable {
    var outline: Outline
    /// Whether the section's items are known to be the visible ones of `outline`.
    var isCurrent: Bool
  }

  // MARK: Changes

  /// Applies `change`.
  ///
  /// - Complexity: O(k log s) for a snapshot, with k outlines and s sections. For a section snapshot O(k log
  ///   n) when it is derived from the displayed outline by edits of k items, otherwise O(m) more for m items
  ///   in it.
  mutating func apply(_ change: ApplyRequest<Section, Item>.Change) {
    switch change {
    case .whole(let new): replace(by: new)
    case .section(let outline, let section): show(outline, inSection: section)
    }
  }

  private mutating func replace(by new: Snapshot) {
    snapshot = new.clearingMarks()
    for section in outlines.keys {
      if snapshot.indexOfSection(section) == nil {
        outlines[section] = nil
      } else {
        outlines[section]?.isCurrent = false
      }
    }
  }

  /// Makes the visible items of `outline` the items of `section`, which is appended if it is new; items of
  /// other sections move to it.
  private mutating func show(_ outline: Outline, inSection section: Section) {
    let shown = outlines[section].flatMap { $0.isCurrent ? $0.outline : nil }
    let others = snapshot.show(outline, inSection: section, replacing: shown)
    outlines[section] = Kept(outline: outline, isCurrent: true)
    for other in others { outlines[other]?.isCurrent = false }
  }

  /// Moves an item to `goal`, an index path counted without the item; for sections without outlines.
  mutating func move(_ item: Item, to goal: IndexPath) {
    snapshot.deleteItems([item])
    if let next = snapshot.item(section: goal.section, item: goal.item) {
      snapshot.insertItems([item], beforeItem: next)
    } else if let section = snapshot.section(at: goal.section) {
      snapshot.appendItems([item], toSection: section)
    }
  }

  // MARK: Outlines

  /// Returns the outline that determines the visible items of the section at `index`, or `nil` if there is
  /// none.
  func shownOutline(ofSectionAt index: Int) -> Outline? {
    guard !outlines.isEmpty, let section = snapshot.section(at: index),
      let kept = outlines[section], kept.isCurrent
    else { return nil }
    return kept.outline
  }

  /// Whether a section snapshot was applied to any of the present sections.
  var hasOutlines: Bool { !outlines.isEmpty }

  /// Returns whether a section snapshot was applied to `section`.
  func hasOutline(_ section: Section) -> Bool { outlines[section] != nil }

  /// Returns the outline of a section to which one was applied; `nil` for other sections.
  func keptOutline(of section: Section) -> Outline? {
    hasOutline(section) ? outline(of: section) : nil
  }

  /// Returns the outline of a section: the applied outline, as far as it still agrees with the items.
  ///
  /// Without an applied outline, returns the items of the section as roots; for an unknown section, an empty
  /// outline.
  ///
  /// - Complexity: O(log s) for s sections if an outline was applied to the section and its items were not
  ///   changed otherwise since; O(m log m) more for m items in the section otherwise.
  func outline(of section: Section) -> Outline {
    guard snapshot.indexOfSection(section) != nil else { return Outline() }
    guard let kept = outlines[section] else { return roots(of: section) }
    return kept.isCurrent ? kept.outline : agreeing(kept.outline, section)
  }

  /// Reconciles the stored outline with the section's items, so that ``outline(of:)`` does not have to
  /// reconcile them again.
  mutating func settleOutline(of section: Section) {
    guard let kept = outlines[section], !kept.isCurrent else { return }
    outlines[section] = Kept(outline: agreeing(kept.outline, section), isCurrent: true)
  }

  private func roots(of section: Section) -> Outline {
    var outline = Outline()
    outline.append(snapshot.itemIdentifiers(inSection: section))
    return outline
  }

  /// Returns `outline` without the visible items that the section lost; flat if the section has other items,
  /// or another order.
  private func agreeing(_ outline: Outline, _ section: Section) -> Outline {
    let items = snapshot.itemIdentifiers(inSection: section)
    if outline.visibleItems == items { return outline }
    let present = Set(items)
    var reduced = outline
    for item in outline.visibleItems where !present.contains(item) && reduced.contains(item) {
      reduced.delete([item])
    }
    return reduced.visibleItems == items ? reduced : roots(of: section)
  }
}
