// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The placeholder cells among those of the data source, for data that is still being loaded.
///
/// While there are placeholders, index paths of the view are *shown* ones, and the data source is queried
/// with *data* ones, which count its own items only.
///
/// - Invariant: The entries of a section are in display order.
@MainActor
package struct Placeholders<Cell> {
  /// A placeholder, which creates the cell that is displayed for it.
  @MainActor
  package final class Entry {
    /// The data index path of the item in front of which the placeholder is, or the index path after the last
    /// item.
    package fileprivate(set) var place: IndexPath
    /// The object that describes the cell; `nil` if it is not needed.
    package let subject: AnyObject?
    /// The closure that creates the cell for a displayed index path.
    let provide: (IndexPath) -> Cell

    fileprivate init(
      at place: IndexPath, for subject: AnyObject?, _ provide: @escaping (IndexPath) -> Cell
    ) {
      self.place = place
      self.subject = subject
      self.provide = provide
    }
  }

  private(set) var entries: [Entry] = []

  /// Creates an empty collection.
  package nonisolated init() {}

  /// Whether there are no placeholders.
  package var isEmpty: Bool { entries.isEmpty }

  // MARK: Index paths

  private func inSection(_ section: Int) -> [Entry] {
    entries.filter { $0.place.section == section }
  }

  /// Returns the displayed index path of an entry; `nil` if it is gone.
  package func shownPath(of entry: Entry) -> IndexPath? {
    let peers = inSection(entry.place.section)
    guard let before = peers.firstIndex(where: { $0 === entry }) else { return nil }
    return IndexPath(item: entry.place.item + before, section: entry.place.section)
  }

  /// Returns the entry displayed at `shown`; `nil` if an item of the data source is.
  package func entry(at shown: IndexPath) -> Entry? {
    guard !isEmpty, shown.count == 2 else { return nil }
    return inSection(shown.section).enumerated()
      .first { $0.element.place.item + $0.offset == shown.item }?.element
  }

  /// Returns the entries of a section with their displayed item indexes, ascending.
  package func shown(in section: Int) -> [(item: Int, entry: Entry)] {
    isEmpty ? [] : inSection(section).enumerated().map { ($1.place.item + $0, $1) }
  }

  /// Returns the data index path of the item displayed at `shown`.
  package func dataPath(_ shown: IndexPath) -> IndexPath {
    guard !isEmpty, shown.count == 2 else { return shown }
    let before = inSection(shown.section).enumerated()
      .count { $0.element.place.item + $0.offset < shown.item }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  /// Returns the displayed index path of the item at `data` in the data source.
  package func shownPath(_ data: IndexPath) -> IndexPath {
    guard !isEmpty, data.count == 2 else { return data }
    let before = inSection(data.section).count { $0.place.item <= data.item }
    return IndexPath(item: data.item + before, section: data.section)
  }

  /// Returns the displayed numbers of items for the numbers `data` of the data source.
  package func shown(_ data: DataCounts) -> DataCounts {
    guard !isEmpty else { return data }
    var counts = data
    for entry in entries where counts.items.indices.contains(entry.place.section) {
      counts.items[entry.place.section] += 1
    }
    return counts
  }

  // MARK: Changes

  /// Adds a placeholder at the displayed index path `shown`, described by `subject`, and returns it.
  package mutating func add(
    at shown: IndexPath, for subject: AnyObject? = nil, _ provide: @escaping (IndexPath) -> Cell
  ) -> Entry {
    let entry = Entry(at: dataPath(shown), for: subject, provide)
    let behind = entries.firstIndex { other in
      guard other.place.section == shown.section, let path = shownPath(of: other) else {
        return false
      }
      return path.item >= shown.item
    }
    entries.insert(entry, at: behind ?? entries.count)
    return entry
  }

  /// Removes a placeholder; `comes` is whether the data source has an item in its place.
  package mutating func remove(_ entry: Entry, comes: Bool = false) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    entries.remove(at: index)
    guard comes else { return }
    for other in entries[index...] where other.place.section == entry.place.section {
      other.place.item += 1
    }
  }

  /// Moves a placeholder to another data index path.
  func move(_ entry: Entry, to place: IndexPath) { entry.place = place }

  /// Removes all placeholders.
  package mutating func removeAll() { entries.removeAll() }
}
