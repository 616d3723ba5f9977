// SPDX-License-Identifier: Apache-2.0

/// The items of an outline in depth-first order, as a value whose copies share structure.
///
/// It is a B-tree with sums in its nodes. The descendants of an item are the items after it up to the next
/// item that is not deeper. Collapsing adds one to the collapsed ancestors of that stretch, which is a shift
/// at O(log *n*) nodes, regardless of its length and depth.
///
/// ```
///   a        depth 0   hidden 0           [min depth 0, hidden 0 × 3]
///     d            1          1                ┌─────────┴─────────┐
///       f          2          2       [0, 0 × 1] +1 hidden     [0, 0 × 2]
///   b              0          0         a  d  f                 b  c
/// ```
struct OutlineTree<Item: Hashable & Sendable>: LabelledOrder, Sendable {
  /// The root node, which is identical in trees that share everything.
  private(set) var root: OutlineNode = OutlineLeaf<Item>([], [])

  init() {}

  var count: Int { root.count }
  /// The number of items without a collapsed ancestor.
  var visibleCount: Int { root.sums.visible }

  /// The item at `position`, which must exist, with its label.
  subscript(position: Int) -> OutlineElement<Item> {
    let place = root.place(at: position)
    return OutlineElement(item: place.item(), label: place.leaf.entries[place.offset].label)
  }

  /// Returns the item at `position`, which must exist.
  ///
  /// - Complexity: O(log *n*).
  func item(at position: Int) -> Item { root.place(at: position).item() }

  /// Returns the entry of the item at `position`, which must exist.
  ///
  /// - Complexity: O(log *n*).
  func entry(at position: Int) -> OutlineEntry { root.place(at: position).entry }

  /// Returns the range of the item at `position` and its descendants.
  ///
  /// - Complexity: O(log *n*).
  func subtree(at position: Int) -> Range<Int> {
    position..<(root.first(from: position + 1, depthAtMost: entry(at: position).depth) ?? count)
  }

  /// Returns the position of the parent of the item at `position`; `nil` for a root.
  ///
  /// - Complexity: O(log *n*).
  func parent(of position: Int) -> Int? {
    root.last(before: position, depthAtMost: entry(at: position).depth - 1)
  }

  /// All items in order.
  var items: [Item] { items { _ in false } }

  /// Returns the items of leaves in order, except below nodes for whose sums `skipping` is `true`.
  func items(skipping: (OutlineSums) -> Bool) -> [Item] {
    var items: [Item] = []
    root.forEachLeaf(skipping: skipping) { leaf, _ in items += leaf.items(of: Item.self) }
    return items
  }

  /// Returns the items whose entries satisfy `included`, except below nodes for whose sums `skipping` is
  /// `true`.
  func items(skipping: (OutlineSums) -> Bool, where included: (OutlineEntry) -> Bool) -> [Item] {
    var items: [Item] = []
    root.forEachLeaf(skipping: skipping) { leaf, shift in
      leaf.collect(Item.self, shift, where: included, into: &items)
    }
    return items
  }

  /// Returns the items of `range` as a separate tree, whose first item is a visible root.
  ///
  /// - Complexity: O(log *n*).
  func part(_ range: Range<Int>) -> OutlineTree {
    if range.isEmpty { return OutlineTree() }
    let first = entry(at: range.lowerBound)
    var part = self
    part.remove(range.upperBound..<count)
    part.remove(0..<range.lowerBound)
    part.add(-first.shiftOfSiblings, to: 0..<range.count)
    return part
  }

  // MARK: Changes

  /// Inserts labelled items, the first at `position`.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* inserted items.
  mutating func insert(_ batch: OutlineBatch<Item>, at position: Int) {
    OutlineNode.makeUnique(&root)
    var level = root.insert(OutlineLeaf(batch.items, batch.entries), at: position)
    if level.isEmpty { return }
    level.insert(root, at: 0)
    while level.count > 1 {
      level = level.parts(ofAtMost: OutlineNode.branchCapacity, full: true)
        .map { OutlineNode(children: Array($0), entries: [], shift: OutlineShift()) }
    }
    root = level[0]
  }

  /// Removes the items of `range`.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    if range.count == count {
      self = OutlineTree()
      return
    }
    OutlineNode.makeUnique(&root)
    root.remove(range)
    while root.children.count == 1 {
      let shift = root.shift
      root = root.children[0]
      add(shift, to: 0..<count)
    }
  }

  /// Adds `added` to the entries of `range`.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ added: OutlineShift, to range: Range<Int>) {
    if range.isEmpty || added == OutlineShift() { return }
    OutlineNode.makeUnique(&root)
    root.add(added, to: range)
  }

  /// Expands or collapses the item at `position` without changing its descendants.
  ///
  /// - Complexity: O(log *n*).
  mutating func setExpanded(_ isExpanded: Bool, at position: Int) {
    OutlineNode.makeUnique(&root)
    root.setExpanded(isExpanded, at: position)
  }

  mutating func relabel(from position: Int, _ labels: ArraySlice<Int>) {
    OutlineNode.makeUnique(&root)
    var rest = labels
    root.relabel(from: position, &rest)
  }
}
