// SPDX-License-Identifier: Apache-2.0

/// The changes of sections and items, for a solution that keeps measured sizes.
package struct LayoutUpdate: Sendable {
  /// The changes of the items of one section.
  package struct Items: Sendable {
    /// The section after the update.
    package var section: Int
    /// The removed indexes before the update, as ascending, separate ranges.
    package var taken: [Range<Int>]
    /// The inserted indexes after the update, as ascending, separate ranges.
    package var filled: [Range<Int>]

    /// Creates changes that remove `taken` and insert `filled`; the other items stay in order.
    package init(section: Int, taken: [Range<Int>], filled: [Range<Int>]) {
      self.section = section
      self.taken = taken
      self.filled = filled
    }
  }

  /// A move of consecutive items that keep their sizes.
  package struct Move: Sendable {
    /// The section and the first item before the update.
    package var from: (section: Int, item: Int)
    /// The section and the first item after the update.
    package var to: (section: Int, item: Int)
    /// The number of items that move.
    package var count: Int

    /// Creates a move of `count` items from a place before the update to one after it.
    package init(from: (section: Int, item: Int), to: (section: Int, item: Int), count: Int = 1) {
      self.from = from
      self.to = to
      self.count = count
    }
  }

  /// The earlier index of each section after the update, or `nil` for a new one; `nil` if no section changes.
  package var sections: [Int?]?
  /// The sections whose items change.
  package var items: [Items]
  /// The moved items; their indexes are also among the removed and inserted ones.
  package var moves: [Move]

  /// Creates an update from its parts.
  package init(sections: [Int?]? = nil, items: [Items] = [], moves: [Move] = []) {
    self.sections = sections
    self.items = items
    self.moves = moves
  }
}
