// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A call that violates the contract of a snapshot, with the expected parts of the message before the program
/// stops: the method, the identifiers, their positions, and the remedy.
struct BrokenContract: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  let call: @Sendable () -> Void
  let says: [String]

  /// Returns a call on a snapshot with the sections A, with 1 and 2, and B, with 3.
  private static func snapshot(
    _ call: @escaping @Sendable (inout Snapshot) -> Void, says: String...
  ) -> BrokenContract {
    let whole: @Sendable () -> Void = {
      var snapshot = Snapshot()
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems([1, 2], toSection: "A")
      snapshot.appendItems([3], toSection: "B")
      call(&snapshot)
    }
    return BrokenContract(call: whole, says: says)
  }

  /// Returns a call on an outline of 1, with 10 and 11 below it, and 2.
  private static func outline(
    _ call: @escaping @Sendable (inout Outline) -> Void, says: String...
  ) -> BrokenContract {
    let whole: @Sendable () -> Void = {
      var outline = Outline()
      outline.append([1, 2])
      outline.append([10, 11], to: 1)
      call(&outline)
    }
    return BrokenContract(call: whole, says: says)
  }

  static let all: [BrokenContract] = items + sections + questions + outlines

  /// A call with identifiers that are not equal to themselves: one is accepted, several cannot be
  /// distinguished.
  private static let unequal = BrokenContract(
    call: {
      var snapshot = NSDiffableDataSourceSnapshot<String, Double>()
      snapshot.appendSections(["A"])
      snapshot.appendItems([1, .nan, .nan, .nan])
    },
    says: ["3 items", "not equal to themselves", "nan", "a value that is equal to itself"])

  private static let items: [BrokenContract] = [
    unequal,
    snapshot(
      {
        $0 = Snapshot(); $0.appendItems([1])
      },
      says: "appendItems", "no sections", "appendSections(_:)"),
    snapshot(
      { $0.appendItems([7, 8, 7]) },
      says: "appendItems", "7 at positions 0, 2", "give each item once"),
    snapshot(
      { $0.appendItems([4], toSection: "Z") },
      says: "appendItems", "\"Z\"", "the sections \"A\", \"B\"", "Append the section first"),
    snapshot(
      { $0.insertItems([4, 4], beforeItem: 1) },
      says: "insertItems", "4 at positions 0, 1", "give each item once"),
    snapshot(
      { $0.insertItems([4, 1], beforeItem: 1) },
      says: "insertItems", "item 1 is both inserted and the destination", "before",
      "not inserted"),
    snapshot(
      { $0.insertItems([4], afterItem: 9) },
      says: "insertItems", "item 9", "3 items in 2 sections", "indexOfItem(_:)"),
    snapshot(
      { $0.deleteItems([1, 2, 1]) },
      says: "deleteItems", "1 at positions 0, 2", "give each item once"),
    snapshot(
      { $0.moveItem(1, afterItem: 1) },
      says: "moveItem", "item 1 cannot be moved after itself", "another item"),
    snapshot(
      { $0.moveItem(9, beforeItem: 1) },
      says: "moveItem", "item 9 is not in the snapshot", "indexOfItem(_:)"),
    snapshot(
      { $0.moveItem(1, beforeItem: 9) },
      says: "moveItem", "the destination, item 9", "indexOfItem(_:)"),
    snapshot(
      { $0.reloadItems([1, 4]) },
      says: "reloadItems", "item 4 is not in the snapshot", "indexOfItem(_:)"),
    snapshot(
      { $0.reloadItems([1, 1]) },
      says: "reloadItems", "1 at positions 0, 1", "give each item once"),
    snapshot(
      { $0.reconfigureItems([4]) },
      says: "reconfigureItems", "item 4 is not in the snapshot", "indexOfItem(_:)"),
  ]

  private static let sections: [BrokenContract] = [
    snapshot(
      { $0.appendSections(["C", "B"]) },
      says: "appendSections", "\"B\" at index 1", "moveSection"),
    snapshot(
      { $0.appendSections(["C", "C"]) },
      says: "appendSections", "\"C\" at positions 0, 1", "give each section once"),
    snapshot(
      { $0.insertSections(["A"], afterSection: "B") },
      says: "insertSections", "\"A\" at index 0", "moveSection"),
    snapshot(
      { $0.insertSections(["C", "B"], beforeSection: "B") },
      says: "insertSections", "section \"B\" is both inserted and the destination"),
    snapshot(
      { $0.insertSections(["C"], beforeSection: "Z") },
      says: "insertSections", "section \"Z\"", "indexOfSection(_:)"),
    snapshot(
      { $0.deleteSections(["A", "A"]) },
      says: "deleteSections", "\"A\" at positions 0, 1", "give each section once"),
    snapshot(
      { $0.moveSection("A", beforeSection: "A") },
      says: "moveSection", "section \"A\" cannot be moved before itself"),
    snapshot(
      { $0.moveSection("Z", beforeSection: "A") },
      says: "moveSection", "section \"Z\" is not in the snapshot", "indexOfSection(_:)"),
    snapshot(
      { $0.moveSection("A", afterSection: "Z") },
      says: "moveSection", "the destination, section \"Z\"", "indexOfSection(_:)"),
    snapshot(
      { $0.reloadSections(["B", "Z"]) },
      says: "reloadSections", "section \"Z\" is not in the snapshot", "indexOfSection(_:)"),
  ]

  private static let questions: [BrokenContract] = [
    snapshot(
      { _ = $0.numberOfItems(inSection: "Z") },
      says: "numberOfItems(inSection:)", "\"Z\"", "the sections \"A\", \"B\""),
    snapshot(
      { _ = $0.itemIdentifiers(inSection: "Z") },
      says: "itemIdentifiers(inSection:)", "\"Z\"", "the sections \"A\", \"B\""),
  ]

  private static let outlines: [BrokenContract] = [
    outline(
      { $0.append([3, 10]) },
      says: "append", "10 is at index 1, below 1, already", "Delete the item first"),
    outline(
      { $0.append([3, 3], to: 2) },
      says: "append", "3 is given at positions 0 and 1", "different identifiers"),
    outline(
      { $0.append([3], to: 9) },
      says: "append", "the parent 9 is not in the section snapshot", "contains(_:)"),
    outline(
      { $0.insert([3], before: 9) },
      says: "insert", "9", "is not in the s", "contains(_:)"),
    outline(
      { $0.insert([2], after: 1) },
      says: "insert", "2 is at index 3, a root, already"),
    outline(
      { $0.insert([3, 4, 3], before: 1) },
      says: "insert(_:before:)", "3 is given at positions 0 and 2"),
    outline(
      { $0.insert($0.snapshot(of: 1), after: 9) },
      says: "insert(_:after:)", "9", "4 items", "contains(_:)"),
    outline(
      { $0.insert($0.snapshot(of: 1, includingParent: true), before: 2) },
      says: "insert(_:before:)", "1 is at index 0, a root, already",
      "10 is at index 1, below 1, already", "Delete the item first"),
    outline(
      { $0.delete([2, 9]) },
      says: "delete(_:)", "item 9", "4 items", "Nothing was deleted", "contains(_:)"),
    outline(
      { _ = $0.isExpanded(9) },
      says: "isExpanded(_:)", "item 9", "contains(_:)"),
    outline(
      { _ = $0.isVisible(9) },
      says: "isVisible(_:)", "item 9", "contains(_:)"),
    outline(
      { _ = $0.parent(of: 9) },
      says: "parent(of:)", "item 9", "contains(_:)"),
    outline(
      { _ = $0.level(of: 9) },
      says: "level(of:)", "item 9", "4 items", "contains(_:)"),
    outline(
      { _ = $0.snapshot(of: 9, includingParent: true) },
      says: "snapshot(of:includingParent:)", "the parent 9", "contains(_:)"),
    outline(
      { $0.replace(childrenOf: 9, using: Outline()) },
      says: "replace", "9", "contains(_:)"),
    outline(
      {
        var children = Outline()
        children.append([10, 2])
        $0.replace(childrenOf: 1, using: children)
      },
      says: "replace(childrenOf:using:)", "2 is at index 3, a root, already"),
  ]
}
