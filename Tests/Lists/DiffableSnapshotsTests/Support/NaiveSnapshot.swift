// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A reference implementation of snapshots with plain arrays, without checks.
///
/// Only operations that succeed may be performed on it.
struct NaiveSnapshot {
  var sections: [(identifier: Int, items: [Int])] = []
  /// The items marked for reloading, in the order of the marks.
  private(set) var reloadedItems: [Int] = []
  private(set) var reconfiguredItems: [Int] = []
  private(set) var reloadedSections: [Int] = []

  init(sections: [(identifier: Int, items: [Int])] = []) { self.sections = sections }

  var items: [Int] { sections.flatMap(\.items) }

  mutating func perform(_ operation: SnapshotOperation<Int, Int>) {
    switch operation {
    case .appendItems(let items, let section):
      remove(items)
      let index = section.flatMap(indexOfSection) ?? sections.count - 1
      sections[index].items += items
    case .insertItems(let items, let side, let destination):
      remove(items)
      insert(items, side, destination)
    case .deleteItems(let items):
      remove(items)
      forgetMarks()
    case .deleteAllItems: self = NaiveSnapshot()
    case .moveItem(let item, let side, let destination):
      remove([item])
      insert([item], side, destination)
    case .appendSections(let new): sections += new.map { ($0, []) }
    case .insertSections(let new, let side, let destination):
      let index = (indexOfSection(destination) ?? 0) + (side == .after ? 1 : 0)
      sections.insert(contentsOf: new.map { ($0, []) }, at: index)
    case .deleteSections(let gone):
      sections.removeAll { gone.contains($0.identifier) }
      forgetMarks()
    case .moveSection(let section, let side, let destination):
      let moved = sections.remove(at: indexOfSection(section) ?? 0)
      let index = (indexOfSection(destination) ?? 0) + (side == .after ? 1 : 0)
      sections.insert(moved, at: index)
    case .reloadItems(let items): reloadedItems += items.filter { !reloadedItems.contains($0) }
    case .reconfigureItems(let items):
      reconfiguredItems += items.filter { !reconfiguredItems.contains($0) }
    case .reloadSections(let marked):
      reloadedSections += marked.filter { !reloadedSections.contains($0) }
    }
  }

  /// Removes the marks of identifiers that no longer exist.
  private mutating func forgetMarks() {
    let items = Set(items)
    reloadedItems.removeAll { !items.contains($0) }
    reconfiguredItems.removeAll { !items.contains($0) }
    let sections = Set(sections.map(\.identifier))
    reloadedSections.removeAll { !sections.contains($0) }
  }

  func indexOfSection(_ section: Int) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  private mutating func remove(_ items: [Int]) {
    let gone = Set(items)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  private mutating func insert(
    _ items: [Int], _ side: SnapshotOperation<Int, Int>.Side, _ destination: Int
  ) {
    for index in sections.indices {
      guard let position = sections[index].items.firstIndex(of: destination) else { continue }
      sections[index].items.insert(contentsOf: items, at: position + (side == .after ? 1 : 0))
    }
  }
}
