// SPDX-License-Identifier: Apache-2.0

/// The elements of some leaves side by side, by position; quick for positions near the last one.
struct LeafSequence {
  private let leaves: [LeafElements]
  /// The leaf that was asked last, and the position of its first element.
  private var leaf = 0
  private var start = 0
  let count: Int

  init(_ leaves: [LeafElements]) {
    self.leaves = leaves
    count = leaves.reduce(0) { $0 + $1.count }
  }

  /// The elements from `position` to the end of their leaf.
  mutating func elements(from position: Int) -> LeafElements {
    seek(position)
    return leaves[leaf][(position - start)..<leaves[leaf].count]
  }

  /// The elements of the leaf of `position` up to and with that one.
  mutating func elements(through position: Int) -> LeafElements {
    seek(position)
    return leaves[leaf][0..<(position - start + 1)]
  }

  /// The element at `position`.
  mutating func element(_ position: Int) -> UnsafeRawPointer {
    seek(position)
    return leaves[leaf].element(position - start)
  }

  /// Goes to the leaf of `position`, from the leaf that was asked last.
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
