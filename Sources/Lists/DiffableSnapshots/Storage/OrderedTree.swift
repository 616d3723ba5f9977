// SPDX-License-Identifier: Apache-2.0

/// An ordered collection whose copies share structure: a B-tree with counts in its nodes.
///
/// Every element has a place (counted from the root) and a label (a number that increases along the order and
/// is stable when places shift). Lookups of an element by place and of a place by label are both O(log *n*);
/// an edit copies the nodes on one path, or changes them in place if no other version shares them.
///
/// ```
///                 [count 300]
///            ┌─────────┴─────────┐
///        [count 128]         [count 172]          a place is found by the counts,
///        a b c … (leaf)      … … … (leaves)       a label by the lowest label below
/// ```
struct OrderedTree<Element: OrderedElement & Sendable>: Sendable {
  /// The root node, which is identical in two trees that share everything.
  var root = OrderedNode<Element>(elements: [])

  var count: Int { root.count }
  var weight: Int { root.weight }

  // MARK: Queries

  /// The element at `position`, which must exist.
  subscript(position: Int) -> Element {
    var node = root
    var rest = position
    while !node.isLeaf {
      let (index, inner) = node.childIndex(at: rest)
      node = node.below(index)
      rest = inner
    }
    return node.elements[rest]
  }

  /// Returns the position and the element with `label`; `nil` if there is none.
  func find(label: Int) -> (position: Int, element: Element)? {
    var node = root
    var before = 0
    while !node.isLeaf {
      let index = node.childIndex(ofLabel: label)
      before += node.count(ofFirst: index)
      node = node.below(index)
    }
    guard let index = node.elementIndex(ofLabel: label) else { return nil }
    return (before + index, node.elements[index])
  }

  /// Returns the last element whose label is at most `label`, and the weight before it; `nil` if there is
  /// none.
  func find(upTo label: Int) -> (weightBefore: Int, element: Element)? {
    var node = root
    var before = 0
    while !node.isLeaf {
      let index = node.childIndex(ofLabel: label)
      before += node.weight(ofFirst: index)
      node = node.below(index)
    }
    guard let index = node.elementIndex(upTo: label) else { return nil }
    return (node.elements[..<index].reduce(before) { $0 + $1.weight }, node.elements[index])
  }

  /// Returns the sum of the weights of the elements before `position`.
  func weight(before position: Int) -> Int {
    var node = root
    var rest = position
    var sum = 0
    while !node.isLeaf {
      let (index, inner) = node.childIndex(at: rest)
      sum += node.weight(ofFirst: index)
      node = node.below(index)
      rest = inner
    }
    return node.elements[..<rest].reduce(sum) { $0 + $1.weight }
  }

  /// Calls `body` for every element in order.
  func forEach(_ body: (Element) -> Void) {
    func visit(_ node: OrderedNode<Element>) {
      for element in node.elements { body(element) }
      for index in node.children.indices { visit(node.below(index)) }
    }
    visit(root)
  }

  // MARK: Changes

  /// Inserts `new`, labelled by ``room(for:at:relabelled:)``, the first at `position`.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* inserted elements.
  mutating func insert(_ new: [Element], at position: Int) {
    if new.isEmpty { return }
    OrderedNode.makeUnique(&root)
    adopt(siblings: root.insert(new, at: position))
  }

  /// Removes and returns the element with `label`, if there is one.
  @discardableResult
  mutating func remove(label: Int) -> Element? {
    OrderedNode.makeUnique(&root)
    let removed = root.remove(label: label)
    while root.children.count == 1 { root = root.below(0) }
    return removed
  }

  /// Changes the element at `position` in place; its label must stay between those of the adjacent elements.
  mutating func change(at position: Int, _ body: (inout Element) -> Void) {
    OrderedNode.makeUnique(&root)
    root.change(at: position, body)
  }

  private mutating func adopt(siblings: [OrderedNode<Element>]) {
    var level = siblings
    if level.isEmpty { return }
    level.insert(root, at: 0)
    while level.count > 1 {
      level = level.parts(ofAtMost: OrderedNode<Element>.branchCapacity, full: true)
        .map { OrderedNode(children: $0.map { $0 as TreeNode }) }
    }
    root = level[0]
  }
}
