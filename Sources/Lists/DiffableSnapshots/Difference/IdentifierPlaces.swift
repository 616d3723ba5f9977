// SPDX-License-Identifier: Apache-2.0

/// The memory locations of identifiers, contiguous or scattered.
///
/// Like ``LeafElements`` it holds no reference, and may be used only while the version that holds the
/// identifiers is alive.
struct IdentifierPlaces {
  let count: Int
  /// The first of contiguous identifiers, and the stride in bytes.
  private let stretch: (base: UnsafeRawPointer, stride: Int)?
  /// A pointer to each identifier if they are not contiguous.
  private let pointers: [UnsafeRawPointer]

  /// Creates the locations of the elements of `leaves`.
  ///
  /// - Complexity: O(*l*) for *l* leaves that are contiguous in memory; otherwise O(*n*) for *n* identifiers.
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

  /// The location of the identifier at `position`, which must exist.
  @inline(__always)
  subscript(position: Int) -> UnsafeRawPointer {
    if let stretch { return stretch.base + position * stretch.stride }
    return pointers[position]
  }
}
