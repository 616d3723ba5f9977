// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import Testing

@Suite("Section snapshots")
struct SectionSnapshotTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// An outline with the roots a, b and c, with d and e below a, f below d, and g below c.
  private var preset: Outline {
    var outline = Outline()
    outline.append(["a", "b", "c"])
    outline.append(["d", "e"], to: "a")
    outline.append(["f"], to: "d")
    outline.append(["g"], to: "c")
    return outline
  }

  @Test func `an empty outline has nothing, and says so`() {
    let outline = Outline()
    expect(outline.items.isEmpty)
    expect(outline.rootItems.isEmpty)
    expect(outline.visibleItems.isEmpty)
    expect(outline.expandedItems.isEmpty)
    expect(!outline.contains("a"))
    expect(outline.index(of: "a") == nil)
    expect(outline.visibleItem(at: 0) == nil)
    expect(outline.visualDescription().split(separator: "\n").count, equals: 2)
  }

  @Test func `items are in the order of depth first, and new ones are collapsed`() {
    let outline = preset
    expect(outline.items, equals: ["a", "d", "f", "e", "b", "c", "g"])
    expect(outline.rootItems, equals: ["a", "b", "c"])
    expect(outline.visibleItems, equals: ["a", "b", "c"])
    expect(outline.level(of: "f"), equals: 2)
    expect(outline.parent(of: "f"), equals: "d")
    expect(outline.parent(of: "a") == nil)
    expect(outline.index(of: "b"), equals: 4)
  }

  @Test func `what is expanded below a collapsed item is seen again when that is expanded`() {
    var outline = preset
    outline.expand(["d", "a"])
    expect(outline.visibleItems, equals: ["a", "d", "f", "e", "b", "c"])
    outline.collapse(["a"])
    expect(outline.visibleItems, equals: ["a", "b", "c"])
    expect(outline.isExpanded("d"))
    expect(!outline.isVisible("f"))
    outline.expand(["a"])
    expect(outline.isVisible("f"))
  }

  @Test func `an item without children may be expanded, and then shows what it is given`() {
    var outline = preset
    outline.expand(["b"])
    expect(outline.expandedItems, equals: ["b"])
    outline.append(["h"], to: "b")
    expect(outline.isVisible("h"))
  }

  @Test func `items go before an item, or after it and everything below it`() {
    var outline = preset
    outline.insert(["x"], after: "a")
    outline.insert(["y"], before: "f")
    expect(outline.items, equals: ["a", "d", "y", "f", "e", "x", "b", "c", "g"])
    expect(outline.level(of: "x"), equals: 0)
    expect(outline.parent(of: "y"), equals: "d")
  }

  @Test func `a part has its parent as its root or does without, and keeps what is expanded`() {
    var outline = preset
    outline.expand(["d"])
    let children = outline.snapshot(of: "a")
    expect(children.rootItems, equals: ["d", "e"])
    expect(children.visibleItems, equals: ["d", "f", "e"])
    let whole = outline.snapshot(of: "a", includingParent: true)
    expect(whole.rootItems, equals: ["a"])
    expect(whole.visibleItems, equals: ["a"])
    expect(whole.expandedItems, equals: ["d"])
    expect(outline.snapshot(of: "b").items.isEmpty)
  }

  @Test func `a part goes elsewhere in one step, expanded as it is`() {
    var outline = preset
    outline.expand(["d", "c"])
    let part = outline.snapshot(of: "a", includingParent: true)
    outline.delete(["a"])
    outline.insert(part, before: "g")
    expect(outline.items, equals: ["b", "c", "a", "d", "f", "e", "g"])
    expect(outline.visibleItems, equals: ["b", "c", "a", "g"])
    expect(outline.level(of: "f"), equals: 3)
    outline.delete(["g"])
    outline.insert(preset.snapshot(of: "c"), after: "b")
    expect(outline.rootItems, equals: ["b", "g", "c"])
  }

  @Test func `children are replaced by others, which may be the same`() {
    var outline = preset
    outline.expand(["a"])
    var children = Outline()
    children.append(["e", "x"])
    children.append(["d"], to: "x")
    outline.replace(childrenOf: "a", using: children)
    expect(outline.items, equals: ["a", "e", "x", "d", "b", "c", "g"])
    expect(outline.visibleItems, equals: ["a", "e", "x", "b", "c"])
    outline.replace(childrenOf: "a", using: Outline())
    expect(outline.items, equals: ["a", "b", "c", "g"])
    expect(outline.isExpanded("a"))
  }

  @Test func `deleting takes what is below along`() {
    var outline = preset
    outline.delete(["d", "f", "d"])
    expect(outline.items, equals: ["a", "e", "b", "c", "g"])
    outline.deleteAll()
    expect(outline.items.isEmpty)
    outline.append(["f"])
    expect(outline.items, equals: ["f"])
  }

  @Test func `a copy and its original do not see each other's changes`() {
    let original = preset
    var copy = Outline(original)
    copy.expand(["a"])
    copy.delete(["c"])
    expect(original.hasSameContents(as: preset))
    expect(!copy.hasSameContents(as: original))
    expect(copy.visibleItems, equals: ["a", "d", "e", "b"])
  }

  @Test func `the text shows levels, what is expanded and what is visible`() {
    var outline = preset
    outline.expand(["a"])
    let lines = outline.visualDescription().split(separator: "\n")
    expect(lines.first?.hasPrefix("<NSDiffableDataSourceSectionSnapshot: 0x"), equals: true)
    expect(
      lines.dropFirst(), equals: ["+*a", "  -*d", "    - f", "  -*e", "-*b", "-*c", "  - g", ">"])
  }

  @Test func `an outline is built on one task and shown on another`() async {
    let built = await Task.detached { () -> Outline in
      var outline = Outline()
      outline.append(["a"])
      return outline
    }.value
    expect(built.items, equals: ["a"])
  }
}
