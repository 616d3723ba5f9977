// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The measured sizes of a section's items, in order.
struct ItemSizes: Sendable {
  struct Entry: Sendable {
    var item: Int
    var size: CGSize
  }

  private(set) var entries: [Entry] = []

  /// Appends the size of an item, whose index is greater than those added before.
  mutating func append(_ size: CGSize, item: Int) {
    entries.append(Entry(item: item, size: size))
  }

  func size(of item: Int) -> CGSize? {
    let index = index(notBefore: item)
    return index < entries.count && entries[index].item == item ? entries[index].size : nil
  }

  func next(notBefore item: Int) -> Int? {
    let index = index(notBefore: item)
    return index < entries.count ? entries[index].item : nil
  }

  private func index(notBefore item: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
