// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionDiffableSnapshots

/// The new positions of sections and items in an update, and which of them get other views.
///
/// A plan is made from a batch of changes or from the difference of two snapshots. The passes read it, and
/// nothing else about the update. Unchanged items keep their order and fill the positions that nothing was
/// inserted at:
///
/// ```
/// before   a b c d        deleted   0.1 (b)
/// after    a X c d        inserted  0.1 (X)
/// ```
package struct UpdatePlan: Equatable, Sendable {
  /// The changes that the plan was made from.
  package let changes: Changes
  /// The numbers of items before the update.
  package let before: DataCounts
  /// The numbers of items after the update.
  package let after: DataCounts

  /// The index after the update of each section before it, `nil` for a deleted one; the whole array is `nil`
  /// if all sections stay.
  let newSections: [Int?]?
  /// The old positions that items leave, each with its target; a deleted item has none.
  let vacated: PlaceRuns
  /// The new positions at which items are inserted or moved in.
  let filled: PlaceRuns
  /// The old positions of reloaded items.
  private let reloaded: PlaceRuns

  /// Creates a plan that leads from the numbers `before` to the numbers `after`.
  ///
  /// - Precondition: `changes` account for both, and contain each position once.
  /// - Complexity: O(k log k) in the number k of runs of changes; O(sections) more if sections change.
  package init(_ changes: Changes, before: DataCounts, after: DataCounts) {
    self.changes = changes
    self.before = before
    self.after = after
    newSections = changes.newSections(before.sectionCount)
    vacated = PlaceRuns(
      (changes.deletedItems + changes.lostItems).map { PlaceRun($0) }
        + changes.movedItems.map { PlaceRun($0.origin, goal: $0.to) })
    filled = PlaceRuns(
      (changes.insertedItems + changes.gainedItems).map { PlaceRun($0) }
        + changes.movedItems.map { PlaceRun($0.goal) })
    reloaded = PlaceRuns(changes.reloadedItems.map { PlaceRun($0) })
  }

  // MARK: New index paths

  /// Returns the section's index after the update, or `nil` if it was deleted.
  package func newSection(_ section: Int) -> Int? {
    guard let newSections else { return section }
    // Index paths of decoration views may be outside of the sections.
    guard newSections.indices.contains(section) else {
      return section + after.sectionCount - before.sectionCount
    }
    return newSections[section]
  }

  /// Returns the item's index path after the update, or `nil` if it was deleted.
  ///
  /// - Complexity: O(log k) in the number k of runs of changes.
  package func newPath(_ path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return nil }
    let old = ItemPlace(section: path.section, item: path.item)
    switch vacated.place(old) {
    case .inside(let run):
      return run.goal.map {
        IndexPath(item: $0.item + old.item - run.place.item, section: $0.section)
      }
    case .outside(let rank):
      return newSection(old.section).map {
        IndexPath(item: filled.freeItem(rank, inSection: $0), section: $0)
      }
    }
  }

  // MARK: Reloaded elements

  /// Returns whether the item at an index path before the update is provided again.
  func isReloaded(itemAt path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    if changes.reloadedSections.contains(path.section) { return true }
    let old = ItemPlace(section: path.section, item: path.item)
    if case .inside = reloaded.place(old) { return true }
    guard !changes.begunSections.isEmpty, case .inside(let run) = vacated.place(old) else {
      return false
    }
    return run.goal.map { changes.begunSections.contains($0.section) } ?? false
  }
}
