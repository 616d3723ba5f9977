// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// The elements in the array's memory; valid only while the array is alive.
  var leaves: [LeafElements] {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        [LeafElements(base: $0, stride: MemoryLayout<Element>.stride, count: count)]
      } ?? []
    }
  }
}
