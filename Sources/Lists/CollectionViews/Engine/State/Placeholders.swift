// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The cells that stand among those of the data source where data is on its way.
///
/// While there are such cells, index paths of the view are *shown* places, and the data source is asked by *data* places, which
/// count its own items alone.
///
/// Invariant: entries of a section are in the order in which they are shown.
@MainActor
package struct Placeholders<Cell> {
  /// Stands where data is on its way, and makes the cell that is seen there.
  @MainActor
  package final class Entry {
    /// Where it stands: in front of the item that the data source has at this place, or behind its last one.
    package fileprivate(set) var place: IndexPath
    /// What describes the cell; nil: nobody needs to know.
    package let subject: AnyObject?
    /// Makes the cell, for the place that is shown.
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

  /// No cells.
  package nonisolated init() {}

  /// Whether there are none.
  package var isEmpty: Bool { entries.isEmpty }

  // MARK: Places

  private func inSection(_ section: Int) -> [Entry] {
    entries.filter { $0.place.section == section }
  }

  /// Where an entry is shown; nil: it is gone.
  package func shownPath(of entry: Entry) -> IndexPath? {
    let peers = inSection(entry.place.section)
    guard let before = peers.firstIndex(where: { $0 === entry }) else { return nil }
    return IndexPath(item: entry.place.item + before, section: entry.place.section)
  }

  /// The entry that is shown at `shown`; nil: an item of the data source is.
  package func entry(at shown: IndexPath) -> Entry? {
    guard !isEmpty, shown.count == 2 else { return nil }
    return inSection(shown.section).enumerated()
      .first { $0.element.place.item + $0.offset == shown.item }?.element
  }

  /// The entries of a section, each with the item that is shown, from the first on.
  package func shown(in section: Int) -> [(item: Int, entry: Entry)] {
    isEmpty ? [] : inSection(section).enumerated().map { ($1.place.item + $0, $1) }
  }

  /// Where the data source has what is shown at `shown`.
  package func dataPath(_ shown: IndexPath) -> IndexPath {
    guard !isEmpty, shown.count == 2 else { return shown }
    let before = inSection(shown.section).enumerated()
      .count { $0.element.place.item + $0.offset < shown.item }
    return IndexPath(item: shown.item - before, section: shown.section)
  }

  /// Where what the data source has at `data` is shown.
  package func shownPath(_ data: IndexPath) -> IndexPath {
    guard !isEmpty, data.count == 2 else { return data }
    let before = inSection(data.section).count { $0.place.item <= data.item }
    return IndexPath(item: data.item + before, section: data.section)
  }

  /// The numbers of items as shown, when the data source has `data`.
  package func shown(_ data: DataCounts) -> DataCounts {
    guard !isEmpty else { return data }
    var counts = data
    for entry in entries where counts.items.indices.contains(entry.place.section) {
      counts.items[entry.place.section] += 1
    }
    return counts
  }

  // MARK: Changes

  /// Adds a cell that is shown at `shown`, and that `subject` describes.
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

  /// Takes a cell away; `comes` says that the data source has an item in its place.
  package mutating func remove(_ entry: Entry, comes: Bool = false) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    entries.remove(at: index)
    guard comes else { return }
    for other in entries[index...] where other.place.section == entry.place.section {
      other.place.item += 1
    }
  }

  /// Has a cell stand at another place of the data.
  func move(_ entry: Entry, to place: IndexPath) { entry.place = place }

  /// Takes all cells away.
  package mutating func removeAll() { entries.removeAll() }
}
