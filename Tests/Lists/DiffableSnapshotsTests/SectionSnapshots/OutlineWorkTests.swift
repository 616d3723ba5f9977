// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import Testing

/// Tests of exact work, the same on every machine: hashed identifiers, and nodes created and visited.
@Suite("Work of outlines")
struct OutlineWorkTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<CountedIdentifier>
  typealias Flat = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>

  /// Returns an outline of `count` items: the parents -1, -2 and -3, with a tenth of the items below -2.
  private static func outline(of count: Int) -> Outline {
    var outline = Outline()
    outline.append([-1, -2, -3].map(CountedIdentifier.init))
    let items = (0..<(count - 3)).map(CountedIdentifier.init)
    outline.append(Array(items[..<(count / 2)]), to: .init(-1))
    outline.append(Array(items[(count / 2)..<(count * 6 / 10)]), to: .init(-2))
    outline.append(Array(items[(count * 6 / 10)...]), to: .init(-3))
    return outline
  }

  /// The outlines by size, created once because they are values.
  private static let outlines = [1_000: outline(of: 1_000), 1_000_000: outline(of: 1_000_000)]

  private func outline(of count: Int) throws -> Outline { try #require(Self.outlines[count]) }

  /// Returns the number of identifiers that a change hashes, and the number of nodes that it creates.
  private func work(
    on outline: Outline, _ change: (inout Outline) -> Void
  ) -> (hashes: Int, nodes: Int) {
    var changed = outline
    let hashes = CountedIdentifier.hashes { change(&changed) }
    return (hashes, changed.numberOfNodesNotShared(with: outline))
  }

  /// Sizes, with the number of nodes on the paths to the two ends of a range, including their siblings.
  static let budgets = [(1_000, 2), (1_000_000, 40)]

  @Test func `copying and asking for a part of the visible items makes and hashes nothing`() throws
  {
    let outline = try outline(of: 1_000_000)
    let work = work(on: outline) { copy in
      copy = Outline(copy)
      expect(copy.visibleItems.count, equals: 3)
      expect(copy.rootItems.count, equals: 3)
      expect(copy.visibleItem(at: 1), equals: CountedIdentifier(-2))
    }
    expect(work == (0, 0))
  }

  @Test(arguments: [1_000, 100_000])
  func `new items are hashed once each, and their parent once`(count: Int) {
    let items = (0..<count).map(CountedIdentifier.init)
    var outline = Outline()
    expect(CountedIdentifier.hashes { outline.append(items) }, equals: count)
    outline = Outline()
    outline.append([.init(-1)])
    // The parent is hashed a second time when the index makes room.
    expect(CountedIdentifier.hashes { outline.append(items, to: .init(-1)) } <= count + 2)
  }

  @Test(arguments: budgets)
  func `a parent of a tenth of all items is collapsed and expanded on a few nodes`(
    count: Int, nodes: Int
  ) throws {
    let outline = try outline(of: count)
    var expanded = outline
    expanded.expand([.init(-2)])
    expect(expanded.numberOfVisibleItems, equals: 3 + count / 10)
    expect(work(on: outline) { $0.expand([.init(-2)]) } == (1, nodes))
    expect(work(on: expanded) { $0.collapse([.init(-2)]) } == (1, nodes))
  }

  @Test(arguments: budgets)
  func `what becomes visible is found without hashing`(count: Int, nodes: Int) throws {
    let outline = try outline(of: count)
    var expanded = outline
    expanded.expand([.init(-2)])
    for (old, new) in [(outline, expanded), (expanded, outline)] {
      let difference = new.visibleDifference(from: old)
      expect(difference.stretches.count, equals: 1)
      expect(difference.oldItems.count + difference.newItems.count, equals: count / 10)
      expect(difference.work.hashes, equals: 0)
      // Of each node that was made, the children are looked at in both versions.
      expect(difference.work.nodes <= 2 * 16 * nodes)
    }
  }

  @Test(arguments: budgets)
  func `what nobody sees costs nobody anything`(count: Int, nodes: Int) throws {
    let outline = try outline(of: count)
    var changed = outline
    // A fifth of the items are invisible, because their parent's parent is collapsed.
    changed.insert([.init(-4)], before: .init(-1))
    changed.append([.init(-5)], to: .init(-2))
    changed.expand([.init(-5)])
    let difference = changed.visibleDifference(from: outline)
    expect(difference.shownItems, equals: [.init(-4)])
    expect(difference.work.nodes <= 4 * 16 * nodes)
    expect(difference.work.hashes, equals: 0)
  }

  @Test(arguments: [1_000, 1_000_000])
  func `an expanded parent is shown by inserting its children, each hashed once`(count: Int) throws
  {
    let outline = try outline(of: count)
    var expanded = outline
    expanded.expand([.init(-2)])
    var flat = Flat()
    flat.show(outline, inSection: 0)
    let hashes = CountedIdentifier.hashes {
      flat.show(expanded, inSection: 0, replacing: outline)
    }
    expect(flat.numberOfItems, equals: 3 + count / 10)
    expect(hashes <= count / 10 + 8)
  }

  @Test(arguments: [1_000, 1_000_000])
  func `a collapsed parent is shown by taking its children away, hashing none`(count: Int) throws {
    let outline = try outline(of: count)
    var expanded = outline
    expanded.expand([.init(-2)])
    var flat = Flat()
    flat.show(expanded, inSection: 0)
    let shown = flat
    let hashes = CountedIdentifier.hashes {
      flat.show(outline, inSection: 0, replacing: expanded)
    }
    expect(hashes, equals: 0)
    expect(flat.itemIdentifiers, equals: [-1, -2, -3].map(CountedIdentifier.init))
    expect(flat.indexOfItem(.init(count / 2)) == nil)
    expect(shown.numberOfItems, equals: 3 + count / 10)
    flat.show(expanded, inSection: 0, replacing: outline)
    expect(flat.hasSameContents(as: shown))
  }

  @Test func `children that came in many changes are taken away in one`() {
    var outline = Outline()
    outline.append([-1, -2].map(CountedIdentifier.init))
    outline.expand([.init(-1)])
    var flat = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
    flat.show(outline, inSection: 0)
    // Each goes to the middle, so that pieces are cut and filled.
    for number in 0..<2_000 {
      let last = outline
      if number < 2 {
        outline.append([.init(number)], to: .init(-1))
      } else {
        outline.insert([.init(number)], after: .init(number * 7 % (number - 1)))
      }
      flat.show(outline, inSection: 0, replacing: last)
    }
    expect(flat.numberOfItems, equals: 2_002)
    var collapsed = outline
    collapsed.collapse([.init(-1)])
    let hashes = CountedIdentifier.hashes {
      flat.show(collapsed, inSection: 0, replacing: outline)
    }
    expect(hashes, equals: 0)
    expect(flat.itemIdentifiers, equals: [-1, -2].map(CountedIdentifier.init))
    flat.checkInvariants()
  }

  @Test(arguments: [1_000, 1_000_000])
  func `children that are replaced by themselves stay where they are`(count: Int) throws {
    let outline = try outline(of: count)
    let children = outline.snapshot(of: .init(-2))
    expect(children.numberOfItems, equals: count / 10)
    expect(work(on: outline) { $0.replace(childrenOf: .init(-2), using: children) } == (1, 0))
  }

  @Test(arguments: [1_000, 1_000_000])
  func `one item costs the same in an outline of every size`(count: Int) throws {
    let outline = try outline(of: count)
    let new = CountedIdentifier(-9)
    let changes: [(inout Outline) -> Void] = [
      { $0.append([new]) },
      { $0.append([new], to: .init(-1)) },
      { $0.append([new], to: .init(5)) },
      { $0.insert([new], before: .init(7)) },
      { $0.insert([new], after: .init(-1)) },
      { $0.delete([.init(20)]) },
    ]
    for change in changes {
      let work = work(on: outline, change)
      expect(work.hashes <= 8)
      expect(work.nodes <= 12)
    }
  }

  @Test func `a chain of a hundred thousand levels is built, asked and taken apart`() {
    let depth = 100_000
    var chain = Self.chain(0..<depth)
    expect(chain.level(of: depth - 1), equals: depth - 1)
    expect(chain.parent(of: depth - 1), equals: depth - 2)
    expect(chain.numberOfVisibleItems, equals: depth)
    chain.collapse([0])
    expect(!chain.isVisible(depth - 1))
    let part = chain.snapshot(of: depth / 2, includingParent: true)
    expect(part.rootItems, equals: [depth / 2])
    expect(part.visibleItems.count, equals: depth / 2)
    chain.replace(childrenOf: 9, using: part)
    expect(chain.level(of: depth - 1), equals: 9 + depth / 2)
    chain.delete([5])
    expect(chain.items, equals: [0, 1, 2, 3, 4])
    expect(chain.brokenInvariant == nil)
  }

  /// Returns expanded items, each a child of the previous one, composed from halves.
  private static func chain(_ items: Range<Int>) -> NSDiffableDataSourceSectionSnapshot<Int> {
    let middle = (items.lowerBound + items.upperBound) / 2
    if middle == items.lowerBound {
      var single = NSDiffableDataSourceSectionSnapshot<Int>()
      single.append([middle])
      single.expand([middle])
      return single
    }
    var whole = chain(items.lowerBound..<middle)
    whole.replace(childrenOf: middle - 1, using: chain(middle..<items.upperBound))
    return whole
  }
}
