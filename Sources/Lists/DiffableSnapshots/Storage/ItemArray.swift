// SPDX-License-Identifier: Apache-2.0

/// Items in their original array.
final class ItemArray<Item: Hashable & Sendable>: ItemMemory, @unchecked Sendable {
  private(set) var items: [Item]

  /// Creates the memory of `items`; `nil` if there are none.
  init?(_ items: [Item]) {
    guard let elements = items.withUnsafeBytes({ LeafElements($0, of: Item.self) }) else {
      return nil
    }
    self.items = items
    super.init(elements)
  }

  override func gathering(_ parts: [LeafElements]) -> ItemMemory {
    let total = parts.reduce(0) { $0 + $1.count }
    let gathered = [Item](unsafeUninitializedCapacity: total) { buffer, count in
      for part in parts where part.count > 0 {
        guard let free = buffer.baseAddress else { return }
        (free + count).initialize(
          from: part.base.assumingMemoryBound(to: Item.self), count: part.count)
        count += part.count
      }
    }
    return ItemArray(gathered) ?? self
  }

  override func append(_ part: LeafElements) {
    items += UnsafeBufferPointer(
      start: part.base.assumingMemoryBound(to: Item.self), count: part.count)
    if let moved = items.withUnsafeBytes({ LeafElements($0, of: Item.self) }) { elements = moved }
  }
}
