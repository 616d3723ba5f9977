// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The consecutive sections, or the groups of one section: a B-tree of their extents, whose copies share
/// structure.
///
/// ```
///                  [300 places, 9000 pt]
///            ┌───────────┴───────────┐
///    [128 places, 4000 pt]   [172 places, 5000 pt]     from a place or an item to its position,
///      a b c … (leaf)          … … … (leaves)          and from a position to its entry
/// ```
package struct ExtentTree<Element: Extended>: @unchecked Sendable {
  // Nodes are mutated only while they are uniquely referenced.
  private(set) var root: ExtentNode<Element>

  /// A search result.
  package struct Found {
    /// The entry.
    package var element: Element
    /// The extent before the entry.
    package var before: Extent
  }

  /// Creates a tree of `elements`, in order.
  ///
  /// - Complexity: O(*n*).
  package init(_ elements: [Element]) {
    self.init(count: elements.count) { elements[$0] }
  }

  /// Creates a tree of `count` entries from `element`, in order.
  ///
  /// - Complexity: O(*n*).
  init(count: Int, _ element: (Int) -> Element) {
    let most = ExtentNode<Element>.most
    var nodes = stride(from: 0, to: max(1, count), by: most).map {
      ExtentNode($0..<min($0 + most, count), element)
    }
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: most).map {
        ExtentNode(children: nodes[$0..<min($0 + most, nodes.count)])
      }
    }
    root = nodes[0]
  }

  /// The extent of all entries.
  package var extent: Extent { root.extent }
  var isEmpty: Bool { root.extent.places == 0 }
  var indices: Range<Int> { 0..<root.extent.places }

  /// The entry that holds `place`, which must exist.
  ///
  /// - Complexity: O(log *n*).
  subscript(place: Int) -> Element { find(place: place).element }

  /// Returns the entry that holds `place`, which must exist, and the extent before it.
  ///
  /// - Complexity: O(log *n*).
  package func find(place: Int) -> Found {
    locate({ place >= $0.places }, { Found(element: copy $0, before: $1) })
  }

  /// Returns the entry that holds `item`, which must exist, and the extent before it.
  ///
  /// - Complexity: O(log *n*).
  package func find(item: Int) -> Found {
    locate({ item >= $0.items }, { Found(element: copy $0, before: $1) })
  }

  /// Calls `body` with the entry that holds `place` and the extent before it, without a copy.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  func read<Answer>(place: Int, _ body: (borrowing Element, Extent) -> Answer) -> Answer {
    locate({ place >= $0.places }, body)
  }

  /// Calls `body` with the first entry whose end does not satisfy `isBehind` and the extent before it, and
  /// returns its result.
  ///
  /// The root, and with it all nodes, is retained meanwhile, so reference counting is skipped.
  @inline(__always)
  private func locate<Answer>(
    _ isBehind: (Extent) -> Bool, _ body: (borrowing Element, Extent) -> Answer
  ) -> Answer {
    withExtendedLifetime(root) {
      var before = Extent()
      var node = Unmanaged.passUnretained(root)
      while let child = node._withUnsafeGuaranteedRef({ node -> Unmanaged<ExtentNode<Element>>? in
        NodeVisits.add()
        return node.isLeaf ? nil : Self.child(of: node, &before, isBehind)
      }) {
        node = child
      }
      return node._withUnsafeGuaranteedRef { node in
        var index = 0
        while index < node.elements.count - 1 {
          var next = before
          next.skip(node.elements[index].extent)
          if !isBehind(next) { break }
          before = next
          index += 1
        }
        return body(node.elements[index], before)
      }
    }
  }

  @inline(__always)
  private static func child(
    of node: ExtentNode<Element>, _ before: inout Extent, _ isBehind: (Extent) -> Bool
  ) -> Unmanaged<ExtentNode<Element>> {
    var index = 0
    while index < node.children.count - 1 {
      var next = before
      next.skip(node.children[index].extent)
      if !isBehind(next) { break }
      before = next
      index += 1
    }
    return Unmanaged.passUnretained(node.children[index].node)
  }

  /// Returns the extent before the entry that holds `place`; the extent of all entries if `place` does not
  /// exist.
  ///
  /// - Complexity: O(log *n*).
  func extent(before place: Int) -> Extent {
    if place >= root.extent.places { return root.extent }
    return find(place: place).before
  }

  /// Calls `body` for the entries that have an element between two positions, in order.
  ///
  /// - Complexity: O(log *n* + entries).
  package func visit(from low: CGFloat, to high: CGFloat, _ body: (Found) -> Void) {
    withExtendedLifetime(root) {
      Self.visit(.passUnretained(root), Extent(), low, high, body)
    }
  }

  private static func visit(
    _ node: Unmanaged<ExtentNode<Element>>, _ before: Extent, _ low: CGFloat, _ high: CGFloat,
    _ body: (Found) -> Void
  ) {
    NodeVisits.add()
    node._withUnsafeGuaranteedRef { node in
      var before = before
      let isOrdered = node.extent.isOrdered
      for index in 0..<node.elements.count {
        if isOrdered, before.length > high { break }
        let extent = node.elements[index].extent
        if extent.mayMeet(from: low, to: high, start: before.length) {
          body(Found(element: node.elements[index], before: before))
        }
        before.skip(extent)
      }
      for index in 0..<node.children.count {
        if isOrdered, before.length > high { break }
        let extent = node.children[index].extent
        if extent.mayMeet(from: low, to: high, start: before.length) {
          visit(.passUnretained(node.children[index].node), before, low, high, body)
        }
        before.skip(extent)
      }
    }
  }

  /// Calls `body` for every entry, in order.
  func forEach(_ body: (Element) -> Void) {
    func visit(_ node: ExtentNode<Element>) {
      for element in node.elements.buffer { body(element) }
      for child in node.children.buffer { visit(child.node) }
    }
    visit(root)
  }

  /// The number of entries.
  ///
  /// - Complexity: O(*n*).
  var entryCount: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

  // MARK: Changes

  /// Changes the entry that holds `place`, and returns the result of `change`; see
  /// ``ExtentNode/change(_:place:_:)``.
  ///
  /// - Complexity: O(log *n*).
  mutating func change<Answer>(
    place: Int, _ change: (inout Element, Int, inout Neighbours<Element>) -> Answer
  ) -> Answer {
    ExtentNode.makeUnique(&root)
    let (answer, sibling) = ExtentNode.change(.passUnretained(root), place: place, change)
    if let sibling { root = ExtentNode(children: [root, sibling]) }
    return answer
  }

  /// Replaces `places` with `elements`.
  ///
  /// - Complexity: O(log *n* + elements).
  package mutating func replace(_ places: Range<Int>, with elements: [Element]) {
    if places.isEmpty, elements.count == 1, places.lowerBound < root.extent.places {
      return insert(elements[0], at: places.lowerBound)
    }
    if elements.isEmpty, remove(places) { return }
    let (left, rest) = root.divided(after: places.lowerBound)
    let (_, right) = rest.divided(after: places.count)
    let middle = ExtentTree(elements).root
    root = .joined(.joined(left, middle), right)
  }

  /// Inserts `element` at `place`, which must exist; divides the entry that holds `place` if the entry begins
  /// before `place`.
  private mutating func insert(_ element: Element, at place: Int) {
    change(place: place) { entry, rest, around in
      if rest == 0 {
        around.before = element
      } else {
        let (front, back) = entry.divided(after: rest)
        around = Neighbours(before: front, after: back)
        entry = element
      }
    }
  }

  /// Removes `places` if that is possible without dividing nodes, and returns whether they were removed.
  private mutating func remove(_ places: Range<Int>) -> Bool {
    guard !places.isEmpty, places.upperBound <= root.extent.places,
      places.count < root.extent.places
    else { return false }
    ExtentNode.makeUnique(&root)
    // A leaf below other nodes keeps a minimum number of entries.
    return root.remove(places, least: root.isLeaf ? 1 : ExtentNode<Element>.most / 4)
  }

  /// Returns the entries of `places`, dividing those at the ends.
  ///
  /// - Complexity: O(log *n*).
  package func part(_ places: Range<Int>) -> ExtentTree {
    var part = self
    let (_, rest) = root.divided(after: places.lowerBound)
    (part.root, _) = rest.divided(after: places.count)
    return part
  }

  /// Appends the entries of `other`.
  ///
  /// - Complexity: O(log *n*).
  package mutating func append(_ other: ExtentTree) { root = .joined(root, other.root) }
}
