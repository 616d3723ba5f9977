// SPDX-License-Identifier: Apache-2.0

/// A dictionary whose copies share structure: a trie over the bits of the keys' hashes.
///
/// Setting a value copies the nodes on one path, or changes them in place if no other version shares them; a
/// copy costs O(1).
struct PersistentMap<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The content of a slot of a node.
  enum Slot: Sendable {
    case entry(Key, Value)
    case node(Node)
    /// Entries whose hashes are equal in all bits that the trie uses.
    case collision([(key: Key, value: Value)])
  }

  /// A node: a bit for each of 32 possible slots, and the existing slots, in the order of bits.
  ///
  /// Changed only while one reference to it exists.
  final class Node: @unchecked Sendable {
    var bits: UInt32
    var slots: [Slot]

    init(bits: UInt32, slots: [Slot]) {
      self.bits = bits
      self.slots = slots
    }
  }

  /// The root node; `nil` if there are no entries.
  private(set) var root: Node?
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(key: Key) -> Value? {
    guard var node = root else { return nil }
    var hash = UInt(bitPattern: key.hashValue)
    while true {
      let bit: UInt32 = 1 << UInt32(hash & 31)
      if node.bits & bit == 0 { return nil }
      switch node.slots[(node.bits & (bit - 1)).nonzeroBitCount] {
      case .entry(let found, let value): return found == key ? value : nil
      case .collision(let entries): return entries.first { $0.key == key }?.value
      case .node(let child):
        node = child
        hash >>= 5
      }
    }
  }

  /// Sets the value of `key`.
  mutating func set(_ key: Key, _ value: Value) {
    let hash = UInt(bitPattern: key.hashValue)
    var top = root ?? Node(bits: 0, slots: [])
    root = nil
    if Self.set(key, value, hash: hash, depth: 0, in: &top) { count += 1 }
    root = top
  }

  /// Calls `body` for every entry, in no particular order.
  func forEach(_ body: (Key, Value) -> Void) {
    func visit(_ node: Node) {
      for slot in node.slots {
        switch slot {
        case .entry(let key, let value): body(key, value)
        case .collision(let entries): for entry in entries { body(entry.key, entry.value) }
        case .node(let child): visit(child)
        }
      }
    }
    if let root { visit(root) }
  }

  // MARK: Nodes

  /// The depth at which the bits of the hash are exhausted.
  private static var deepest: Int { UInt.bitWidth / 5 }

  /// Sets `key` below `node`, and returns whether it is new.
  private static func set(
    _ key: Key, _ value: Value, hash: UInt, depth: Int, in node: inout Node
  ) -> Bool {
    if !isKnownUniquelyReferenced(&node) { node = Node(bits: node.bits, slots: node.slots) }
    let bit: UInt32 = 1 << UInt32(hash & 31)
    let index = (node.bits & (bit - 1)).nonzeroBitCount
    if node.bits & bit == 0 {
      node.bits |= bit
      node.slots.insert(.entry(key, value), at: index)
      return true
    }
    switch node.slots[index] {
    case .node(var child):
      node.slots[index] = .collision([])
      defer { node.slots[index] = .node(child) }
      return set(key, value, hash: hash >> 5, depth: depth + 1, in: &child)
    case .collision(var entries):
      if let found = entries.firstIndex(where: { $0.key == key }) {
        entries[found].value = value
        node.slots[index] = .collision(entries)
        return false
      }
      node.slots[index] = .collision(entries + [(key, value)])
      return true
    case .entry(let other, let old):
      if other == key {
        node.slots[index] = .entry(key, value)
        return false
      }
      if depth == deepest {
        node.slots[index] = .collision([(other, old), (key, value)])
        return true
      }
      var child = Node(bits: 0, slots: [])
      let otherHash = UInt(bitPattern: other.hashValue) >> UInt(5 * (depth + 1))
      _ = set(other, old, hash: otherHash, depth: depth + 1, in: &child)
      _ = set(key, value, hash: hash >> 5, depth: depth + 1, in: &child)
      node.slots[index] = .node(child)
      return true
    }
  }
}
