// SPDX-License-Identifier: Apache-2.0

/// Items that stand side by side in a section, in one stretch of memory, with their labels.
///
/// Many items that were inserted together stay one piece that shares the memory of the array they
/// came in, whatever their number. An edit within a large piece cuts a small one out, and only small
/// ones are rewritten.
struct ItemPiece<Item: Hashable & Sendable>: OrderedElement, Sendable {
  /// The most items of a piece that is rewritten by edits.
  static var capacity: Int { 128 }

  private(set) var items: ArraySlice<Item>
  private(set) var labels: ItemLabels

  var count: Int { items.count }
  var weight: Int { items.count }

  /// The label of the first item; setting it moves the labels of all.
  var label: Int {
    get { labels[0] }
    set {
      let shift = newValue - labels[0]
      labels = .listed(labels.list(count).map { $0 + shift })
    }
  }

  subscript(offset: Int) -> ItemEntry<Item> {
    ItemEntry(identifier: items[items.startIndex + offset], label: labels[offset])
  }

  /// The items at `range` as a piece of their own; a small one has memory of its own.
  func part(_ range: Range<Int>) -> ItemPiece {
    let start = items.startIndex
    let part = items[(start + range.lowerBound)..<(start + range.upperBound)]
    return ItemPiece(
      items: part.count > Self.capacity ? part : Array(part)[...], labels: labels.part(range))
  }

  /// Inserts the items of `other`, whose labels fit there.
  mutating func insert(_ other: ItemPiece, at offset: Int) {
    if !continues(with: other, at: offset) {
      var list = labels.list(count)
      list.insert(contentsOf: other.labels.list(other.count), at: offset)
      labels = .listed(list)
    }
    items.insert(contentsOf: other.items, at: items.startIndex + offset)
  }

  /// Whether `other` stands at the end and its labels go on as the piece's own do.
  private func continues(with other: ItemPiece, at offset: Int) -> Bool {
    guard offset == count, case .even(let own) = labels, case .even(let new) = other.labels else {
      return false
    }
    return own[count] == new.first && (other.count == 1 || own.distance == new.distance)
  }

  mutating func remove(at offset: Int) {
    var list = labels.list(count)
    list.remove(at: offset)
    labels = .listed(list)
    items.remove(at: items.startIndex + offset)
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
}
