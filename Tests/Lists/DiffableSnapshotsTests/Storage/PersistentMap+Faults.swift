// SPDX-License-Identifier: Apache-2.0

@testable import MullionDiffableSnapshots

extension PersistentMap {
  /// Returns a description of a fault of the trie, or `nil` if there is none.
  func fault() -> String? {
    guard let root else { return count == 0 ? nil : "no entry is there of \(count)" }
    var found = 0
    if let fault = fault(in: root, path: 0, depth: 0, found: &found) { return fault }
    return found == count ? nil : "\(found) entries are there of \(count)"
  }

  /// Returns a description of a fault below `node`, where `path` contains the low bits of all hashes.
  private func fault(in node: Node, path: UInt, depth: Int, found: inout Int) -> String? {
    if node.bits.nonzeroBitCount != node.slots.count {
      return "\(node.slots.count) slots for \(node.bits.nonzeroBitCount) bits"
    }
    if node.slots.isEmpty { return "a node is empty" }
    var bits = node.bits
    for slot in node.slots {
      let here = path | UInt(bits.trailingZeroBitCount) << UInt(5 * depth)
      bits &= bits - 1
      switch slot {
      case .entry(let key, _):
        found += 1
        if !leads(key, to: here, depth: depth) {
          return "a key stands where its hash does not lead"
        }
      case .collision(let entries):
        found += entries.count
        if entries.count < 2 { return "a collision of \(entries.count)" }
        if Set(entries.map(\.key)).count < entries.count { return "a collision has a key twice" }
        if !entries.allSatisfy({ leads($0.key, to: here, depth: depth) }) {
          return "a key of a collision stands where its hash does not lead"
        }
      case .node(let child):
        if let fault = fault(in: child, path: here, depth: depth + 1, found: &found) {
          return fault
        }
      }
    }
    return nil
  }

  private func leads(_ key: Key, to path: UInt, depth: Int) -> Bool {
    let bits = 5 * (depth + 1)
    let mask: UInt = bits >= UInt.bitWidth ? .max : (1 << UInt(bits)) - 1
    return UInt(bitPattern: key.hashValue) & mask == path & mask
  }
}
