// SPDX-License-Identifier: Apache-2.0

/// Consecutive items of a section, contiguous in memory, with their labels.
///
/// Any number of items inserted together form one piece that shares the memory of their array. An edit within
/// a large piece splits off a small one, and only small ones are rewritten.
struct ItemPiece: OrderedElement, Sendable {
  /// The maximal number of items in a piece that edits rewrite.
  static var capacity: Int { 128 }

  private(set) var memory: ItemMemory
  /// The index in the memory of the piece's first item.
  private(set) var first = 0
  private(set) var count: Int
  private(set) var labels: ItemLabels

  /// Creates a piece of all items of `memory`.
  init(_ memory: ItemMemory, _ labels: FreeLabels) {
    self.memory = memory
    self.labels = .even(labels)
    count = memory.elements.count
  }

  var weight: Int { count }

  /// The locations of the items, valid while the piece is alive and unchanged.
  var elements: LeafElements { memory.elements[first..<(first + count)] }

  /// The label of the first item; setting it shifts the labels of all items.
  var label: Int {
    get { labels[0] }
    set {
      let shift = newValue - labels[0]
      labels = .listed(labels.list(count).map { $0 + shift })
    }
  }

  subscript(offset: Int) -> ItemEntry {
    ItemEntry(memory, first + offset, label: labels[offset])
  }

  /// Returns the items at `range` as a separate piece; a piece of at most ``capacity`` items has its own
  /// memory.
  func part(_ range: Range<Int>) -> ItemPiece {
    var part = self
    part.first += range.lowerBound
    part.count = range.count
    part.labels = labels.part(range)
    if range.count <= Self.capacity { part.gather([part.elements]) }
    return part
  }

  /// Inserts the items of `other`, whose labels are in the range between those of the adjacent items.
  mutating func insert(_ other: ItemPiece, at offset: Int) {
    if !continues(with: other, at: offset) {
      var list = labels.list(count)
      list.insert(contentsOf: other.labels.list(other.count), at: offset)
      labels = .listed(list)
    }
    withExtendedLifetime(other) {
      if offset == count, first + count == memory.elements.count,
        isKnownUniquelyReferenced(&memory)
      {
        memory.append(other.elements)
        count += other.count
      } else {
        let own = elements
        gather([own[0..<offset], other.elements, own[offset..<count]])
      }
    }
  }

  /// Returns whether `other` is inserted at the end and its labels continue those of the piece.
  private func continues(with other: ItemPiece, at offset: Int) -> Bool {
    guard offset == count, case .even(let own) = labels, case .even(let new) = other.labels else {
      return false
    }
    return own[count] == new.first && (other.count == 1 || own.distance == new.distance)
  }

  /// Removes the item at `offset`, which must not be the only one.
  mutating func remove(at offset: Int) {
    var list = labels.list(count)
    list.remove(at: offset)
    labels = .listed(list)
    let own = elements
    gather([own[0..<offset], own[(offset + 1)..<count]])
  }

  /// Assigns the first of `new` to the items from `offset` on, and removes these labels from `new`.
  mutating func relabel(from offset: Int, _ new: inout ArraySlice<Int>) {
    var list = labels.list(count)
    for index in offset..<count {
      guard let label = new.popFirst() else { break }
      list[index] = label
    }
    labels = .listed(list)
  }

  /// Replaces the items of the piece with those of `parts`.
  private mutating func gather(_ parts: [LeafElements]) {
    memory = memory.gathering(parts)
    first = 0
    count = memory.elements.count
  }
}
