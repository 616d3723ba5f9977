// SPDX-License-Identifier: Apache-2.0

/// Items that stand side by side in a section, in one stretch of memory, with their labels.
///
/// Many items that were inserted together stay one piece that shares the memory of the array they
/// came in, whatever their number. An edit within a large piece cuts a small one out, and only small
/// ones are rewritten.
struct ItemPiece: OrderedElement, Sendable {
  /// The most items of a piece that is rewritten by edits.
  static var capacity: Int { 128 }

  private(set) var memory: ItemMemory
  /// Which item of the memory is the piece's first.
  private(set) var first = 0
  private(set) var count: Int
  private(set) var labels: ItemLabels

  /// All items of some memory.
  init(_ memory: ItemMemory, _ labels: FreeLabels) {
    self.memory = memory
    self.labels = .even(labels)
    count = memory.elements.count
  }

  var weight: Int { count }

  /// The items where they lie, as long as the piece is held and not changed.
  var elements: LeafElements { memory.elements[first..<(first + count)] }

  /// The label of the first item; setting it moves the labels of all.
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

  /// The items at `range` as a piece of their own; a small one has memory of its own.
  func part(_ range: Range<Int>) -> ItemPiece {
    var part = self
    part.first += range.lowerBound
    part.count = range.count
    part.labels = labels.part(range)
    if range.count <= Self.capacity { part.gather([part.elements]) }
    return part
  }

  /// Inserts the items of `other`, whose labels fit there.
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

  /// Whether `other` stands at the end and its labels go on as the piece's own do.
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

  /// Gives the items from `offset` on the first of `new`, and takes these off.
  mutating func relabel(from offset: Int, _ new: inout ArraySlice<Int>) {
    var list = labels.list(count)
    for index in offset..<count {
      guard let label = new.popFirst() else { break }
      list[index] = label
    }
    labels = .listed(list)
  }

  /// Makes the items of `parts` those of the piece.
  private mutating func gather(_ parts: [LeafElements]) {
    memory = memory.gathering(parts)
    first = 0
    count = memory.elements.count
  }
}
