// SPDX-License-Identifier: Apache-2.0

/// Elements of a leaf in memory, each with its identifier first.
///
/// It holds no reference: it is used only while the leaf's version of the tree is alive, which keeps the leaf
/// alive and, because it is then shared, unchanged. Without types, the loops over elements run at full speed
/// for identifiers of every type in every module.
struct LeafElements {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int

  init(base: UnsafeRawPointer, stride: Int, count: Int) {
    self.base = base
    self.stride = stride
    self.count = count
  }

  /// Creates the elements of `type` in an array's memory; `nil` if there are none.
  init?<Element>(_ bytes: UnsafeRawBufferPointer, of type: Element.Type) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return nil }
    let stride = MemoryLayout<Element>.stride
    self.init(base: base, stride: stride, count: bytes.count / stride)
  }

  func element(_ index: Int) -> UnsafeRawPointer { base + index * stride }

  subscript(range: Range<Int>) -> LeafElements {
    LeafElements(base: element(range.lowerBound), stride: stride, count: range.count)
  }
}
