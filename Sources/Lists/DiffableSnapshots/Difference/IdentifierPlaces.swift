// SPDX-License-Identifier: Apache-2.0

/// Where identifiers lie in memory: in one stretch, or anywhere.
///
/// Like ``LeafElements`` it holds no reference, and is used only while the version that holds the
/// identifiers is held.
struct IdentifierPlaces {
  let count: Int
  /// The first identifier of a stretch, and how many bytes on the next one lies.
  private let stretch: (base: UnsafeRawPointer, stride: Int)?
  /// A pointer to each identifier where they are not a stretch.
  private let pointers: [UnsafeRawPointer]

  /// - Complexity: O(l) for l leaves that follow each other in memory; otherwise O(n) for n identifiers.
  init(_ leaves: [LeafElements]) {
    var total = 0
    var joined: LeafElements?
    var isStretch = true
    for leaf in leaves where leaf.count > 0 {
      total += leaf.count
      if let first = joined {
        isStretch =
          isStretch && leaf.stride == first.stride && leaf.base == first.element(first.count)
        joined = LeafElements(base: first.base, stride: first.stride, count: total)
      } else {
        joined = leaf
      }
    }
    count = total
    guard joined != nil, !isStretch else {
      stretch = joined.map { ($0.base, $0.stride) }
      pointers = []
      return
    }
    stretch = nil
    pointers = [UnsafeRawPointer](unsafeUninitializedCapacity: total) { buffer, filled in
      for leaf in leaves {
        for index in 0..<leaf.count {
          buffer[filled] = leaf.element(index)
          filled += 1
        }
      }
    }
  }

  /// Where the identifier at `position` lies; the position must exist.
  @inline(__always)
  subscript(position: Int) -> UnsafeRawPointer {
    if let stretch { return stretch.base + position * stretch.stride }
    return pointers[position]
  }
}
