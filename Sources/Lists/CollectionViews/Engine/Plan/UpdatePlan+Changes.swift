// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionDiffableSnapshots

extension UpdatePlan {
  /// Items side by side, by the place of the first.
  package struct Run: Hashable, Sendable {
    /// Where the first one is, before the update or after it.
    package var place: ItemPlace
    /// How many there are.
    package var count: Int

    /// `count` items from `place` on.
    package init(_ place: ItemPlace, count: Int = 1) {
      self.place = place
      self.count = count
    }
  }

  /// Items side by side that go elsewhere, side by side and in the same order.
  package struct Move: Hashable, Sendable {
    /// Where the first one is before the update.
    package var from: ItemPlace
    /// Where the first one is after the update.
    package var to: ItemPlace
    /// How many there are.
    package var count: Int

    /// A move of `count` items.
    package init(from: ItemPlace, to: ItemPlace, count: Int = 1) {
      self.from = from
      self.to = to
      self.count = count
    }

    /// The places before the update.
    package var origin: Run { Run(from, count: count) }
    /// The places after the update.
    package var goal: Run { Run(to, count: count) }
  }

  /// What an update names.
  ///
  /// Deleted, moved-from and reloaded places are counted before the update, inserted and moved-to
  /// places after it.
  package struct Changes: Equatable, Sendable {
    /// Sections that are gone, ascending.
    package var deletedSections: [Int] = []
    /// Sections that are new, ascending.
    package var insertedSections: [Int] = []
    /// Sections that go elsewhere, whole.
    package var movedSections: [SectionMove] = []
    /// Sections all of whose views are provided anew.
    package var reloadedSections = IndexSet()
    /// Items that are gone, ascending.
    package var deletedItems: [Run] = []
    /// Items that are new, ascending.
    package var insertedItems: [Run] = []
    /// Items that go elsewhere, into another section perhaps.
    package var movedItems: [Move] = []
    /// Items that get another view, ascending.
    package var reloadedItems: [Run] = []

    /// Items that a reloaded section no longer has; nothing else names them.
    package var lostItems: [Run] = []
    /// Items that a reloaded section has in addition; nothing else names them.
    package var gainedItems: [Run] = []
    /// Sections, by their indexes after the update, in which items that move there get other views.
    package var begunSections = IndexSet()

    /// No changes.
    package init() {}

    /// Whether sections come, go or move.
    var changesSections: Bool {
      !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
    }

    /// For each of `count` sections its index after the update, `nil` where it was deleted; `nil`
    /// altogether while all stay.
    func newSections(_ count: Int) -> [Int?]? {
      guard changesSections else { return nil }
      var gone = Set(deletedSections)
      var taken = Set(insertedSections)
      var new: [Int?] = Array(repeating: nil, count: count)
      for move in movedSections {
        if new.indices.contains(move.from) { new[move.from] = move.to }
        gone.insert(move.from)
        taken.insert(move.to)
      }
      var free = 0
      for old in new.indices where !gone.contains(old) {
        while taken.contains(free) { free += 1 }
        new[old] = free
        free += 1
      }
      return new
    }
  }
}

extension [UpdatePlan.Run] {
  /// Places as runs of those that stand side by side, ascending.
  init(joining places: some Sequence<ItemPlace>) {
    self = []
    for place in places.sorted() {
      if let last, last.place.section == place.section,
        last.place.item + last.count == place.item
      {
        self[count - 1].count += 1
      } else {
        append(UpdatePlan.Run(place))
      }
    }
  }
}
