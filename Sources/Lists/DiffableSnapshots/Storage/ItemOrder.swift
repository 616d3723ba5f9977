// SPDX-License-Identifier: Apache-2.0

/// The items of a section in order: a tree of pieces whose copies share structure.
///
/// Items that were inserted together stay in their original memory, so that an array becomes a section
/// without copying and two sections compare like two arrays. Lookups of an item by place and of a place by
/// label are both O(log *n*).
struct ItemOrder: LabelledOrder, Sendable {
  typealias Piece = ItemPiece

  private(set) var pieces = OrderedTree<Piece>()

  /// The root node, which is identical in two orders that share everything.
  var root: OrderedNode<Piece> { pieces.root }
  var count: Int { pieces.weight }

  /// The item at `position`, which must exist, with its label.
  subscript(position: Int) -> ItemEntry {
    let (index, offset) = pieces.place(ofWeight: position)
    return pieces[index][offset]
  }

  /// Returns the piece with the item at `position`, which must exist, and the places of its items.
  ///
  /// - Complexity: O(log *n*).
  func piece(with position: Int) -> (piece: ItemPiece, places: Range<Int>) {
    let (index, offset) = pieces.place(ofWeight: position)
    let piece = pieces[index]
    return (piece, (position - offset)..<(position - offset + piece.count))
  }

  /// Returns the items, which must be of this type, in order.
  ///
  /// - Complexity: O(*n*); O(1) if they are in their original array.
  func identifiers<Item: Hashable & Sendable>(as type: Item.Type) -> [Item] {
    var identifiers: [Item] = []
    if pieces.count > 1 { identifiers.reserveCapacity(count) }
    pieces.forEach { piece in
      let items = unsafeDowncast(piece.memory, to: ItemArray<Item>.self).items
      if piece.count == count, piece.count == items.count {
        identifiers = items
      } else {
        identifiers += items[piece.first..<(piece.first + piece.count)]
      }
    }
    return identifiers
  }

  /// Returns the item with `label` and its position; `nil` if there is none.
  func find(label: Int) -> (position: Int, entry: ItemEntry)? {
    guard let (before, piece) = pieces.find(upTo: label),
      let offset = piece.labels.offset(of: label, count: piece.count)
    else { return nil }
    return (before + offset, piece[offset])
  }

  // MARK: Changes

  /// Inserts `new`, labelled by ``room(for:at:relabelled:)``, the first item at `position`.
  ///
  /// - Complexity: O(log *n*); only a limited number of items is copied.
  mutating func insert(_ new: ItemMemory, _ labels: FreeLabels, at position: Int) {
    let piece = Piece(new, labels)
    let (index, offset) = pieces.place(ofWeight: position)
    if piece.count > Piece.capacity / 2 {
      pieces.insert([piece], at: split(index, at: offset))
    } else if offset > 0 {
      let (small, inner) = carve(index, around: offset, room: piece.count)
      pieces.change(at: small) { $0.insert(piece, at: inner) }
    } else if index > 0, pieces[index - 1].count + piece.count <= Piece.capacity {
      pieces.change(at: index - 1) { $0.insert(piece, at: $0.count) }
    } else if index < pieces.count, pieces[index].count + piece.count <= Piece.capacity {
      pieces.change(at: index) { $0.insert(piece, at: 0) }
    } else {
      pieces.insert([piece], at: index)
    }
  }

  /// Removes the item at `position`, which must exist.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(at position: Int) {
    let (index, offset) = pieces.place(ofWeight: position)
    let (small, inner) = carve(index, around: offset, room: 0)
    let piece = pieces[small]
    if piece.count == 1 {
      pieces.remove(label: piece.label)
    } else {
      pieces.change(at: small) { $0.remove(at: inner) }
      if piece.count <= Piece.capacity / 8 { merge(small) }
    }
  }

  /// Removes the items at `range`, which must exist.
  ///
  /// - Complexity: O(*p* log *n*) for *p* pieces that contain the items: a constant number for items inserted
  ///   together, otherwise at most the number of items.
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    if range.count == count {
      pieces = OrderedTree()
    } else if range.count == 1 {
      remove(at: range.lowerBound)
    } else {
      let first = boundary(at: range.lowerBound)
      let end = boundary(at: range.upperBound)
      for label in (first..<end).map({ pieces[$0].label }) { pieces.remove(label: label) }
      if first < pieces.count { merge(first) }
      if first > 0, first <= pieces.count { merge(first - 1) }
    }
  }

  /// Ensures that a piece begins with the item at `position`, and returns its index.
  private mutating func boundary(at position: Int) -> Int {
    if position == count { return pieces.count }
    let (index, offset) = pieces.place(ofWeight: position)
    return split(index, at: offset)
  }

  mutating func relabel(from position: Int, _ labels: ArraySlice<Int>) {
    for edge in [position, position + labels.count] {
      let (index, offset) = pieces.place(ofWeight: edge)
      if offset > 0, pieces[index].count > Piece.capacity { _ = split(index, at: offset) }
    }
    var rest = labels
    var (index, offset) = pieces.place(ofWeight: position)
    while !rest.isEmpty, index < pieces.count {
      pieces.change(at: index) { $0.relabel(from: offset, &rest) }
      index += 1
      offset = 0
    }
  }

  // MARK: Pieces

  /// Ensures that a piece begins at `offset` of the piece at `index`, and returns its index.
  private mutating func split(_ index: Int, at offset: Int) -> Int {
    if offset == 0 { return index }
    let piece = pieces[index]
    replace(index, by: [piece.part(0..<offset), piece.part(offset..<piece.count)])
    return index + 1
  }

  /// Ensures that the item at `offset` of the piece at `index` is in a small piece that can take `room` more
  /// items.
  ///
  /// - Returns: That piece's index and the item's offset in it.
  private mutating func carve(_ index: Int, around offset: Int, room: Int) -> (Int, Int) {
    let piece = pieces[index]
    if piece.count + room <= Piece.capacity { return (index, offset) }
    let margin = Piece.capacity / 8
    // A remainder that would be too small stays with the small piece.
    let low = offset < 2 * margin ? 0 : offset - margin
    let high = piece.count - offset < 2 * margin ? piece.count : offset + margin
    let ranges = [0..<low, low..<high, high..<piece.count]
    replace(index, by: ranges.filter { !$0.isEmpty }.map { piece.part($0) })
    return (low > 0 ? index + 1 : index, offset - low)
  }

  private mutating func replace(_ index: Int, by parts: [Piece]) {
    pieces.change(at: index) { $0 = parts[0] }
    pieces.insert(Array(parts.dropFirst()), at: index + 1)
  }

  /// Merges the piece at `index` with an adjacent one if both are small.
  private mutating func merge(_ index: Int) {
    let left = index + 1 < pieces.count ? index : index - 1
    if left < 0 { return }
    let next = pieces[left + 1]
    if pieces[left].count + next.count > Piece.capacity / 2 { return }
    pieces.remove(label: next.label)
    pieces.change(at: left) { $0.insert(next, at: $0.count) }
  }
}
