// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of outlines as values (`OutlineTree`), and of ranges of them (`OutlineBatch`).
@Suite("OutlineTree")
struct OutlineTreeTests {
  /// Returns an outline of the rows `(depth, item)`, all expanded except for `collapsed`.
  private func tree(_ rows: [(Int, String)], collapsed: Set<String> = []) -> OutlineTree<String> {
    var store = OutlineStore<String>()
    for (depth, item) in rows {
      let shift = OutlineShift(depth: depth, hidden: 0)
      _ = store.insertIfNew(OutlineBatch(roots: [item]).shifted(by: shift), at: store.tree.count)
      store.setExpanded(true, at: store.tree.count - 1)
    }
    for (position, row) in rows.enumerated() where collapsed.contains(row.1) {
      store.setExpanded(false, at: position)
    }
    return store.tree
  }

  private let rows = [(0, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e"), (1, "f")]

  @Test func `descendants are the stretch behind an item, and parents are before it`() {
    let tree = tree(rows)
    expect(tree.items == ["a", "b", "c", "d", "e", "f"] && tree.visibleCount == 6)
    expect(
      (0..<6).map { tree.subtree(at: $0) }, equals: [0..<4, 1..<3, 2..<3, 3..<4, 4..<6, 5..<6])
    expect((0..<6).map { tree.parent(of: $0) }, equals: [nil, 0, 1, 0, nil, 4])
    expect(tree.item(at: 3) == "d" && tree.entry(at: 2).depth == 2 && tree[4].item == "e")
  }

  @Test func `an element is an item with the label that finds it again`() {
    let tree = tree(rows)
    for (position, row) in rows.enumerated() {
      let element: OutlineElement<String> = tree[position]
      expect(element.item == row.1 && tree.root.position(ofLabel: element.label) == position)
    }
  }

  @Test func `what is below a collapsed item is hidden`() {
    let tree = tree(rows, collapsed: ["b", "a"])
    expect((0..<6).map { tree.entry(at: $0).hidden }, equals: [0, 1, 2, 1, 0, 0])
    expect(tree.visibleCount, equals: 3)
    expect(
      tree.items(skipping: { $0.visible == 0 }, where: { $0.hidden == 0 }), equals: ["a", "e", "f"])
  }

  @Test func `a part begins with a root that is visible`() {
    let tree = tree(rows, collapsed: ["a"])
    let part = tree.part(1..<3)
    expect(part.items == ["b", "c"] && part.visibleCount == 2)
    expect((0..<2).map { part.entry(at: $0).depth }, equals: [0, 1])
    expect(tree.part(2..<2).count == 0 && tree.count == 6)
  }

  @Test func `a batch is a copy of an outline, in order and as deep`() {
    let tree = tree(rows, collapsed: ["b"])
    let batch = OutlineBatch(tree)
    expect(batch.items == tree.items && batch.count == 6 && !batch.isEmpty)
    expect(batch.entries.map(\.depth), equals: rows.map(\.0))
    var deep = tree
    deep.add(OutlineShift(depth: 2, hidden: 0), to: 0..<6)
    expect(OutlineBatch(deep).entries.map(\.depth), equals: rows.map { $0.0 + 2 })
    expect(batch.isSameOutline(as: OutlineBatch(self.tree(rows, collapsed: ["b"]))))
    expect(!batch.isSameOutline(as: OutlineBatch(self.tree(rows))))
    var deeper = rows
    deeper[5].0 = 0
    expect(!batch.isSameOutline(as: OutlineBatch(self.tree(deeper, collapsed: ["b"]))))
    expect(!batch.isSameOutline(as: OutlineBatch(roots: batch.items)))
  }

  @Test func `a batch is moved and labelled as a whole`() {
    var batch = OutlineBatch(roots: ["x", "y"]).shifted(by: OutlineShift(depth: 2, hidden: 1))
    batch.label(FreeLabels(first: 5, distance: 3))
    expect(batch.entries.map(\.label), equals: [5, 8])
    expect(batch.entries.map(\.depth) == [2, 2] && batch.entries.map(\.hidden) == [1, 1])
    expect(OutlineBatch<String>(roots: []).isEmpty)
  }

  @Test func `copies share what neither changed`() {
    let whole = tree((0..<1_000).map { (0, "\($0)") })
    var copy = whole
    copy.setExpanded(false, at: 0)
    expect(whole.root !== copy.root && whole.entry(at: 0).isExpanded)
    expect(!copy.entry(at: 0).isExpanded)
    let shared = zip(whole.root.children, copy.root.children).map { $0 === $1 }
    expect(shared.first == false && shared.count > 4 && shared.dropFirst().allSatisfy(\.self))
  }

  @Test func `a tree grows, and shrinks to one leaf again`() {
    var tree = tree([(0, "root")])
    tree.insert(OutlineBatch(roots: (0..<5_000).map { "\($0)" }), at: 1)
    expect(tree.count == 5_001 && tree.root.height == 2)
    tree.add(OutlineShift(depth: 1, hidden: 0), to: 0..<tree.count)
    tree.remove(1..<4_990)
    expect(tree.count == 12 && tree.root.height <= 1)
    expect((0..<12).allSatisfy { tree.entry(at: $0).depth == 1 })
    tree.remove(0..<12)
    expect(tree.count == 0 && tree.items.isEmpty)
  }
}
