// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node of an ``ExtentTree``; immutable once another version may share it.
///
/// Sums are stored beside the references to the children, so that a search reads one node per level. They are
/// always recomputed from the children, so that rounding errors do not accumulate.
final class ExtentNode<Element: Extended> {
  /// The maximal number of entries before a node divides; with fewer than half, it is joined with another.
  static var most: Int { 32 }

  /// A child and its sum.
  struct Child {
    var extent: Extent
    var node: ExtentNode
  }

  let height: Int
  @exclusivity(unchecked) private(set) var extent: Extent
  /// The entries of a leaf.
  @exclusivity(unchecked) private(set) var elements: NodeEntries<Element>
  /// The children of an inner node.
  @exclusivity(unchecked) private(set) var children: NodeEntries<Child>

  /// Whether an entry ever held a reference.
  @exclusivity(unchecked) private var holdsReferences: Bool

  convenience init(elements: some Collection<Element>) {
    // A change may insert two entries around one before the node is split.
    self.init(entries: NodeEntries(capacity: Self.most + 2, elements))
  }

  /// Creates a leaf with entries from `element`.
  convenience init(_ indices: Range<Int>, _ element: (Int) -> Element) {
    self.init(entries: NodeEntries(capacity: Self.most + 2, indices, element))
  }

  private init(entries: NodeEntries<Element>) {
    height = 0
    elements = entries
    holdsReferences = entries.buffer.contains { $0.holdsReferences }
    children = NodeEntries(capacity: 0, [])
    extent = Extent()
    settle()
  }

  init(children nodes: ArraySlice<ExtentNode>) {
    height = (nodes.first?.height ?? -1) + 1
    holdsReferences = true
    elements = NodeEntries(capacity: 0, [])
    children = NodeEntries(
      capacity: Self.most + 1, nodes.map { Child(extent: $0.extent, node: $0) })
    extent = Extent()
    settle()
  }

  private init(copying other: ExtentNode) {
    height = other.height
    extent = other.extent
    holdsReferences = other.holdsReferences
    elements = other.elements.duplicate()
    children = other.children.duplicate()
  }

  deinit {
    elements.release(holdsReferences: holdsReferences)
    children.release(holdsReferences: true)
  }

  var isLeaf: Bool { height == 0 }
  var entryCount: Int { isLeaf ? elements.count : children.count }
  private var isSmall: Bool { entryCount < Self.most / 2 }
  private var nodes: [ExtentNode] { children.buffer.map { $0.node } }

  private func settle() {
    // Two independent sums wait less for each other's results than one.
    var (sum, other) = (Extent(), Extent())
    let half = entryCount / 2
    if isLeaf {
      for index in 0..<half {
        sum.append(elements[index].extent)
        other.append(elements[half + index].extent)
      }
      if elements.count % 2 == 1 { other.append(elements[elements.count - 1].extent) }
    } else {
      for index in 0..<half {
        sum.append(children[index].extent)
        other.append(children[half + index].extent)
      }
      if children.count % 2 == 1 { other.append(children[children.count - 1].extent) }
    }
    sum.append(other)
    sum.length = addedLength
    extent = sum
  }

  /// Recomputes the sums after the extent of an entry changed from `old` to `new`.
  @inline(__always)
  private func settle(from old: Extent, to new: Extent) {
    guard old.differsInLengthOnly(from: new) else { return settle() }
    extent.length = addedLength
    if new.longest >= extent.longest {
      extent.longest = new.longest
    } else if old.longest == extent.longest {
      extent.longest = longest
    }
  }

  /// The sum of the lengths, always computed in the same order.
  @inline(__always)
  private var addedLength: CGFloat {
    isLeaf
      ? Self.added(elements.count) { elements[$0].extent.length }
      : Self.added(children.count) { children[$0].extent.length }
  }

  private var longest: CGFloat {
    isLeaf
      ? elements.buffer.reduce(0) { max($0, $1.extent.longest) }
      : children.buffer.reduce(0) { max($0, $1.extent.longest) }
  }

  @inline(__always)
  private static func added(_ count: Int, _ length: (Int) -> CGFloat) -> CGFloat {
    var (one, two, three, four): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var index = 0
    while index + 4 <= count {
      one += length(index)
      two += length(index + 1)
      three += length(index + 2)
      four += length(index + 3)
      index += 4
    }
    while index < count {
      one += length(index)
      index += 1
    }
    return (one + two) + (three + four)
  }

  // MARK: In-place changes

  static func makeUnique(_ node: inout ExtentNode) {
    if !isKnownUniquelyReferenced(&node) { node = ExtentNode(copying: node) }
  }

  /// Changes the entry that holds `place`.
  ///
  /// `change` receives the place within the entry and may insert entries before and after it.
  ///
  /// Reference counting is skipped on the way down: the caller holds the first node, and each node the next.
  ///
  /// - Returns: The result of `change`, and the node's new right sibling if the node divided.
  static func change<Answer>(
    _ node: Unmanaged<ExtentNode>, place: Int,
    _ change: (inout Element, Int, inout Neighbours<Element>) -> Answer
  ) -> (answer: Answer, sibling: ExtentNode?) {
    node._withUnsafeGuaranteedRef { node in
      let (index, rest) = node.entry(at: place)
      if node.isLeaf { return node.changeEntry(index, rest, change) }
      let old = node.children[index].extent
      makeUnique(&node.children[index].node)
      let child = Unmanaged.passUnretained(node.children[index].node)
      let (answer, sibling) = Self.change(child, place: rest, change)
      let new = child._withUnsafeGuaranteedRef { $0.extent }
      node.children[index].extent = new
      guard let sibling else {
        node.settle(from: old, to: new)
        return (answer, nil)
      }
      node.children.insert(Child(extent: sibling.extent, node: sibling), at: index + 1)
      return (answer, node.divideIfLarge())
    }
  }

  /// Changes an entry of a leaf.
  @inline(__always)
  private func changeEntry<Answer>(
    _ index: Int, _ rest: Int,
    _ change: (inout Element, Int, inout Neighbours<Element>) -> Answer
  ) -> (answer: Answer, sibling: ExtentNode?) {
    let old = elements[index].extent
    var around = Neighbours<Element>()
    let answer = change(&elements[index], rest, &around)
    if elements[index].holdsReferences { holdsReferences = true }
    let joined = around.areNone && join(index...index)
    if around.areNone, !joined {
      settle(from: old, to: elements[index].extent)
      return (answer, nil)
    }
    if !around.areNone {
      if let after = around.after { elements.insert(after, at: index + 1) }
      if let before = around.before { elements.insert(before, at: index) }
      holdsReferences = holdsReferences || elements.buffer.contains { $0.holdsReferences }
      _ = join(index...min(index + 2, elements.count - 1))
    }
    return (answer, divideIfLarge())
  }

  /// Merges equal adjacent entries of a leaf in and beside `entries`, and returns whether any were merged.
  @inline(__always)
  private func join(_ entries: ClosedRange<Int>) -> Bool {
    var isChanged = false
    var index = min(entries.upperBound, elements.count - 2)
    while index >= max(0, entries.lowerBound - 1) {
      if elements[index].isAlike(elements[index + 1]) {
        elements[index].lengthen(by: elements[index + 1].extent.places)
        elements.remove(at: index + 1)
        isChanged = true
      }
      index -= 1
    }
    return isChanged
  }

  /// Removes `places` if they belong to one entry, and returns whether they were removed.
  ///
  /// A whole entry is removed only from a leaf with more than `least` entries.
  func remove(_ places: Range<Int>, least: Int) -> Bool {
    let (index, rest) = entry(at: places.lowerBound)
    if isLeaf {
      let all = elements[index].extent.places
      if places.count < all {
        guard rest + places.count <= all else { return false }
        // The places of one entry are equal, so any of them can be removed.
        elements[index] = elements[index].divided(after: all - places.count).0
      } else {
        guard places.count == all, rest == 0, elements.count > least else { return false }
        elements.remove(at: index)
        if index > 0 { _ = join(index - 1...index - 1) }
      }
      settle()
      return true
    }
    guard rest + places.count <= children[index].extent.places else { return false }
    Self.makeUnique(&children[index].node)
    guard children[index].node.remove(rest..<rest + places.count, least: least) else {
      return false
    }
    children[index].extent = children[index].node.extent
    settle()
    return true
  }

  /// Returns the entry that holds `place`, and the place within it.
  @inline(__always)
  private func entry(at place: Int) -> (index: Int, rest: Int) {
    var (index, rest) = (0, place)
    if isLeaf {
      while index < elements.count - 1, rest >= elements[index].extent.places {
        rest -= elements[index].extent.places
        index += 1
      }
    } else {
      while index < children.count - 1, rest >= children[index].extent.places {
        rest -= children[index].extent.places
        index += 1
      }
    }
    return (index, rest)
  }

  private func divideIfLarge() -> ExtentNode? {
    defer { settle() }
    guard entryCount > Self.most else { return nil }
    // Successive changes proceed from start to end: keep the left half nearly full.
    let kept = Self.most * 3 / 4
    if isLeaf {
      let sibling = ExtentNode(elements: elements.buffer[kept...])
      elements.removeAll(from: kept)
      return sibling
    }
    let sibling = ExtentNode(children: nodes[kept...])
    children.removeAll(from: kept)
    return sibling
  }

  // MARK: Concatenation and division

  /// Returns the concatenation of `left` and `right`.
  ///
  /// - Complexity: O(difference of the heights).
  static func joined(_ left: ExtentNode, _ right: ExtentNode) -> ExtentNode {
    if left.entryCount == 0 { return right }
    if right.entryCount == 0 { return left }
    if left.height == right.height { return paired(left, right) }
    if left.height > right.height {
      let nodes = left.nodes
      let new = joined(nodes[nodes.count - 1], right)
      let others = nodes.dropLast()
      return parent(of: others + (new.height == left.height ? new.nodes : [new]))
    }
    let nodes = right.nodes
    let new = joined(left, nodes[0])
    return parent(of: (new.height == right.height ? new.nodes : [new]) + nodes.dropFirst())
  }

  private static func paired(_ left: ExtentNode, _ right: ExtentNode) -> ExtentNode {
    if !left.isSmall, !right.isSmall { return ExtentNode(children: [left, right]) }
    if !left.isLeaf { return parent(of: left.nodes + right.nodes) }
    let elements = Array(left.elements.buffer) + right.elements.buffer
    if elements.count <= most { return ExtentNode(elements: elements) }
    let half = elements.count / 2
    return ExtentNode(children: [
      ExtentNode(elements: elements[..<half]), ExtentNode(elements: elements[half...]),
    ])
  }

  /// Returns a node over `nodes`, which have equal height.
  static func parent(of nodes: some RandomAccessCollection<ExtentNode>) -> ExtentNode {
    if nodes.count == 1, let only = nodes.first { return only }
    let nodes = ArraySlice(nodes)
    if nodes.count <= most { return ExtentNode(children: nodes) }
    let half = nodes.count / 2
    return ExtentNode(children: [
      ExtentNode(children: nodes.prefix(half)), ExtentNode(children: nodes.dropFirst(half)),
    ])
  }

  /// Returns the first `places` places and the rest.
  func divided(after places: Int) -> (ExtentNode, ExtentNode) {
    let empty = ExtentNode(elements: [])
    if places <= 0 { return (empty, self) }
    if places >= extent.places { return (self, empty) }
    var rest = places
    var index = 0
    if isLeaf {
      while rest >= elements[index].extent.places {
        rest -= elements[index].extent.places
        index += 1
      }
      var left = Array(elements.buffer[..<index])
      var right = Array(elements.buffer[index...])
      if rest > 0 {
        let (before, after) = elements[index].divided(after: rest)
        left.append(before)
        right[0] = after
      }
      return (ExtentNode(elements: left), ExtentNode(elements: right))
    }
    while rest >= children[index].extent.places {
      rest -= children[index].extent.places
      index += 1
    }
    let nodes = nodes
    let (before, after) = nodes[index].divided(after: rest)
    let left = index == 0 ? empty : Self.parent(of: nodes[..<index])
    let others = nodes[(index + 1)...]
    let right = others.isEmpty ? empty : Self.parent(of: others)
    return (Self.joined(left, before), Self.joined(after, right))
  }
}
