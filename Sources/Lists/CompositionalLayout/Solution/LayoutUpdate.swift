// SPDX-License-Identifier: Apache-2.0

/// What becomes of sections and items, for a solution that keeps what was measured.
package struct LayoutUpdate: Sendable {
  /// What becomes of the items of one section.
  package struct Items: Sendable {
    /// The section after the update.
    package var section: Int
    /// The places before the update that items left; ascending, apart from each other.
    package var taken: [Range<Int>]
    /// The places after the update that items came to; ascending, apart from each other.
    package var filled: [Range<Int>]

    /// Items that leave `taken` and come to `filled`; the others stay in order.
    package init(section: Int, taken: [Range<Int>], filled: [Range<Int>]) {
      self.section = section
      self.taken = taken
      self.filled = filled
    }
  }

  /// Items side by side that keep their sizes at other places.
  package struct Move: Sendable {
    /// Section and first item before the update.
    package var from: (section: Int, item: Int)
    /// Section and first item after the update.
    package var to: (section: Int, item: Int)
    /// How many items move.
    package var count: Int

    /// A move of `count` items from a place before the update to one after it.
    package init(from: (section: Int, item: Int), to: (section: Int, item: Int), count: Int = 1) {
      self.from = from
      self.to = to
      self.count = count
    }
  }

  /// For each section after the update, its index before it, or `nil` for a new one; `nil` altogether
  /// while sections stay as they are.
  package var sections: [Int?]?
  /// The sections whose items change.
  package var items: [Items]
  /// The items that moved; their places are among those taken and filled.
  package var moves: [Move]

  /// An update by its parts.
  package init(sections: [Int?]? = nil, items: [Items] = [], moves: [Move] = []) {
    self.sections = sections
    self.items = items
    self.moves = moves
  }
}
