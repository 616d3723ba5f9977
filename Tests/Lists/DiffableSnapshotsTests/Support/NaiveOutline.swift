// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A reference implementation of section snapshots with nested arrays.
///
/// It accepts every step, legal or not, and returns the reason why a step is not allowed.
struct NaiveOutline: Equatable {
  struct Node: Equatable {
    var item: Int
    var isExpanded = false
    var children: [Node] = []

    /// The node, followed by its descendants in depth-first order.
    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  /// A node with its parent, level and visibility.
  struct Place {
    let node: Node
    let parent: Int?
    let level: Int
    let isVisible: Bool
  }

  var roots: [Node] = []

  var nodes: [Node] { roots.flatMap(\.all) }
  var items: [Int] { nodes.map(\.item) }
  var visibleItems: [Int] { places.filter(\.isVisible).map(\.node.item) }
  var expandedItems: [Int] { nodes.filter(\.isExpanded).map(\.item) }

  /// All nodes, depth first.
  var places: [Place] {
    func visit(_ nodes: [Node], _ parent: Int?, _ level: Int, _ isVisible: Bool) -> [Place] {
      nodes.flatMap { node in
        [Place(node: node, parent: parent, level: level, isVisible: isVisible)]
          + visit(node.children, node.item, level + 1, isVisible && node.isExpanded)
      }
    }
    return visit(roots, nil, 0, true)
  }

  func node(_ item: Int) -> Node? { nodes.first { $0.item == item } }

  // MARK: Changes

  /// Performs `step`, or returns the reason why it must fail and changes nothing.
  mutating func perform(_ step: OutlineStep) -> SnapshotError.Code? {
    switch step {
    case .append(let items, let parent):
      if items.isEmpty { return nil }
      if let parent, node(parent) == nil { return .unknownParent }
      if hasRepetition(items) { return .duplicateItems }
      edit(childrenOf: parent) { $0 += items.map { Node(item: $0) } }
    case .insert(let items, let side, let item):
      return insert(items.map { Node(item: $0) }, side, item)
    case .insertOutline(let outline, let side, let item): return insert(outline.roots, side, item)
    case .delete(let items):
      if items.contains(where: { node($0) == nil }) { return .unknownItem }
      for item in items { edit(siblingsOf: item) { nodes, index in nodes.remove(at: index) } }
    case .deleteAll: roots = []
    case .expand(let items): setExpanded(true, items)
    case .collapse(let items): setExpanded(false, items)
    case .replaceChildren(let parent, let outline):
      guard let node = node(parent) else { return .unknownParent }
      let below = Set(node.children.flatMap(\.all).map(\.item))
      if !Set(items).subtracting(below).isDisjoint(with: outline.items) { return .duplicateItems }
      edit(childrenOf: parent) { $0 = outline.roots }
    case .become(let parent, let includingParent):
      guard let node = node(parent) else { return .unknownParent }
      roots = includingParent ? [node] : node.children
    }
    return nil
  }

  private mutating func insert(
    _ new: [Node], _ side: OutlineStep.Side, _ item: Int
  ) -> SnapshotError.Code? {
    if new.isEmpty { return nil }
    if node(item) == nil { return .unknownDestination }
    if hasRepetition(new.flatMap(\.all).map(\.item)) { return .duplicateItems }
    edit(siblingsOf: item) { nodes, index in
      nodes.insert(contentsOf: new, at: side == .before ? index : index + 1)
    }
    return nil
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [Int]) {
    for item in items {
      edit(siblingsOf: item) { nodes, index in nodes[index].isExpanded = isExpanded }
    }
  }

  private func hasRepetition(_ new: [Int]) -> Bool {
    Set(new).count < new.count || !Set(items).isDisjoint(with: new)
  }

  // MARK: Finding

  /// Changes the array that contains `item`, or nothing if there is none.
  private mutating func edit(siblingsOf item: Int, _ change: (inout [Node], Int) -> Void) {
    func visit(_ nodes: inout [Node]) -> Bool {
      if let index = nodes.firstIndex(where: { $0.item == item }) {
        change(&nodes, index)
        return true
      }
      for index in nodes.indices where visit(&nodes[index].children) { return true }
      return false
    }
    _ = visit(&roots)
  }

  private mutating func edit(childrenOf parent: Int?, _ change: (inout [Node]) -> Void) {
    guard let parent else { return change(&roots) }
    edit(siblingsOf: parent) { nodes, index in change(&nodes[index].children) }
  }
}

extension NaiveOutline {
  /// The equivalent section snapshot.
  var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    func add(_ nodes: [Node], to parent: Int?) {
      snapshot.append(nodes.map(\.item), to: parent)
      for node in nodes { add(node.children, to: node.item) }
    }
    add(roots, to: nil)
    snapshot.expand(expandedItems)
    return snapshot
  }
}

extension NaiveOutline: CustomStringConvertible {
  /// The items with their children in parentheses, and a plus sign after expanded items.
  var description: String {
    func text(_ nodes: [Node]) -> String {
      nodes.map { node in
        "\(node.item)\(node.isExpanded ? "+" : "")"
          + (node.children.isEmpty ? "" : "(\(text(node.children)))")
      }.joined(separator: " ")
    }
    return "[\(text(roots))]"
  }
}
