// SPDX-License-Identifier: Apache-2.0

/// The nodes of two outlines between shared nodes.
struct OutlineWindow {
  /// The start of the window among the items of the scope, in each version.
  let oldStart: Int
  let newStart: Int
  fileprivate(set) var olds: [OutlineCursor.Stop] = []
  fileprivate(set) var news: [OutlineCursor.Stop] = []

  init(oldStart: Int, newStart: Int) {
    self.oldStart = oldStart
    self.newStart = newStart
  }

  var isEmpty: Bool { olds.isEmpty && news.isEmpty }

  mutating func add(old stop: OutlineCursor.Stop) { olds.append(stop) }
  mutating func add(new stop: OutlineCursor.Stop) { news.append(stop) }
}

extension [OutlineCursor.Stop] {
  /// Returns the items of `scope` below all of the nodes, in order.
  ///
  /// - Complexity: O(*k* + *g* log *n*) for *k* items with *g* gaps between them.
  func items<Item: Hashable & Sendable>(of scope: OutlineScope) -> [Item] {
    var items: [Item] = []
    for stop in self {
      stop.node.forEachLeaf(under: stop.passed, skipping: { scope.count($0) == 0 }) { leaf, shift in
        leaf.collect(Item.self, shift, where: scope.includes, into: &items)
      }
    }
    return items
  }
}
