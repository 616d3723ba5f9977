// SPDX-License-Identifier: Apache-2.0

/// The elements of some leaves side by side, by position; quick for positions near the last one.
struct LeafSequence<Element: OrderedElement & Sendable> {
  private let leaves: [OrderedNode<Element>]
  /// The leaf that was asked last, and the position of its first element.
  private var leaf = 0
  private var start = 0
  let count: Int

  init(_ leaves: [OrderedNode<Element>]) {
    self.leaves = leaves
    count = leaves.reduce(0) { $0 + $1.count }
  }

  /// Calls `body` with the elements from `position` to the end of their leaf.
  mutating func withChunk<Result>(
    from position: Int, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    seek(position)
    return leaves[leaf].elements.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[(position - start)...]))
    }
  }

  /// Calls `body` with the elements of the leaf of `position` up to and with that one.
  mutating func withChunk<Result>(
    through position: Int, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    seek(position)
    return leaves[leaf].elements.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[...(position - start)]))
    }
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
