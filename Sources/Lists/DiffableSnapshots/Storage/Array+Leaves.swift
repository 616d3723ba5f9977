// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// The elements where they lie; to be used only while the array is held.
  var leaves: [LeafElements] {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        [LeafElements(base: $0, stride: MemoryLayout<Element>.stride, count: count)]
      } ?? []
    }
  }
}
