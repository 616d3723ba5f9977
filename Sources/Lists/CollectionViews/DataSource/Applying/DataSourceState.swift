// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// Sections and items in order, and the outlines that some sections were given.
struct DataSourceState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  /// Without marks.
  private(set) var snapshot = Snapshot()
  private var outlines: [Section: Kept] = [:]

  private struct Kept: Sendable {
    var outline: Outline
    /// Whether the section's items are known to be the visible ones of `outline`.
    var isCurrent: Bool
  }

  // MARK: Changes

  /// - Complexity: O(outlines) for a snapshot. For a section snapshot O(k log n) when it comes from
  ///   the outline that is shown by edits of k items, otherwise O(m) more for m items in it.
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

  /// Makes the visible items of `outline` the items of `section`, which comes last when it is new;
  /// items from elsewhere move in.
  private mutating func show(_ outline: Outline, inSection section: Section) {
    let shown = outlines[section].flatMap { $0.isCurrent ? $0.outline : nil }
    let others = snapshot.show(outline, inSection: section, replacing: shown)
    outlines[section] = Kept(outline: outline, isCurrent: true)
    for other in others { outlines[other]?.isCurrent = false }
  }

  /// Moves an item of a section without outline to `goal`, counted without the item, in another.
  mutating func move(_ item: Item, to goal: IndexPath) {
    snapshot.deleteItems([item])
    if let next = snapshot.item(section: goal.section, item: goal.item) {
      snapshot.insertItems([item], beforeItem: next)
    } else if let section = snapshot.section(at: goal.section) {
      snapshot.appendItems([item], toSection: section)
    }
  }

  // MARK: Outlines

  /// The outline that says what is visible in the section at `index`; `nil` when none does.
  func shownOutline(ofSectionAt index: Int) -> Outline? {
    guard !outlines.isEmpty, let section = snapshot.section(at: index),
      let kept = outlines[section], kept.isCurrent
    else { return nil }
    return kept.outline
  }

  /// Whether section snapshots were applied at all.
  var hasOutlines: Bool { !outlines.isEmpty }

  /// Whether a section snapshot was applied to `section`.
  func hasOutline(_ section: Section) -> Bool { outlines[section] != nil }

  /// The outline of a section that was given one; `nil` for others.
  func keptOutline(of section: Section) -> Outline? {
    hasOutline(section) ? outline(of: section) : nil
  }

  /// The outline of a section: the one it was given, as far as it still agrees with the items; its
  /// items as roots when there is none; empty when the section is unknown.
  ///
  /// - Complexity: O(1) while nothing but outlines was applied, otherwise O(m log m) for m items in
  ///   the section.
  func outline(of section: Section) -> Outline {
    guard snapshot.indexOfSection(section) != nil else { return Outline() }
    guard let kept = outlines[section] else { return roots(of: section) }
    return kept.isCurrent ? kept.outline : agreeing(kept.outline, section)
  }

  /// Makes ``outline(of:)`` of a section O(1) from now on.
  mutating func settleOutline(of section: Section) {
    guard let kept = outlines[section], !kept.isCurrent else { return }
    outlines[section] = Kept(outline: agreeing(kept.outline, section), isCurrent: true)
  }

  private func roots(of section: Section) -> Outline {
    var outline = Outline()
    outline.append(snapshot.itemIdentifiers(inSection: section))
    return outline
  }

  /// `outline` without visible items that the section lost; flat when the section has others, or
  /// in another order.
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
