// SPDX-License-Identifier: Apache-2.0

/// A cache of names: a file contains few different ones, and equal ones share their storage.
struct NameCache {
  private struct Entry {
    let hash: UInt64
    let range: Range<Int>
    let name: String
  }

  /// The entries, indexed by the low byte of the hash; a newer one replaces an older one.
  private var entries: [Entry?] = Array(repeating: nil, count: 256)

  /// Returns the name at `range` of `bytes`, or `nil` if it is not cached.
  func name(_ hash: UInt64, _ range: Range<Int>, in bytes: [UInt8]) -> String? {
    guard let entry = entries[Int(hash & 255)], entry.hash == hash,
      entry.range.count == range.count
    else { return nil }
    let isSame = bytes.withUnsafeBufferPointer { all in
      let (old, new) = (entry.range.lowerBound, range.lowerBound)
      for index in 0..<range.count where all[old + index] != all[new + index] { return false }
      return true
    }
    return isSame ? entry.name : nil
  }

  /// Caches the name at `range`.
  mutating func record(_ name: String, _ hash: UInt64, _ range: Range<Int>) {
    entries[Int(hash & 255)] = Entry(hash: hash, range: range, name: name)
  }
}
