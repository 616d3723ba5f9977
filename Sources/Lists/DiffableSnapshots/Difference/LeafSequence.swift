// SPDX-License-Identifier: Apache-2.0

/// The concatenated elements of some leaves, by position; fast for positions near the last one.
struct LeafSequence {
  private let leaves: [LeafElements]
  /// The leaf that was accessed last, and the position of its first element.
  private var leaf = 0
  private var start = 0
  let count: Int

  init(_ leaves: [LeafElements]) {
    self.leaves = leaves
    count = leaves.reduce(0) { $0 + $1.count }
  }

  /// Returns the elements from `position` to the end of their leaf.
  mutating func elements(from position: Int) -> LeafElements {
    seek(position)
    return leaves[leaf][(position - start)..<leaves[leaf].count]
  }

  /// Returns the elements of the leaf of `position` up to and including that one.
  mutating func elements(through position: Int) -> LeafElements {
    seek(position)
    return leaves[leaf][0..<(position - start + 1)]
  }

  /// Returns the element at `position`.
  mutating func element(_ position: Int) -> UnsafeRawPointer {
    seek(position)
    return leaves[leaf].element(position - start)
  }

  /// Moves to the leaf of `position`, from the leaf that was accessed last.
  private mutating func seek(_ position: Int) {
    while position < start {
      leaf -= 1
      start -= leaves[leaf].count
    }
    while position >= start + leaves[leaf].count {
      start += leaves[leaf].count
      leaf += 1
    }
  }
}
