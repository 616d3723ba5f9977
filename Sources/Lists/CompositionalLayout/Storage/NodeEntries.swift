// SPDX-License-Identifier: Apache-2.0

/// A fixed-capacity buffer for the entries of a node; the first `count` values exist.
///
/// Arrays in a class would add an object per level when a tree is searched, and every access would be checked
/// for exclusivity.
struct NodeEntries<Value> {
  private let values: UnsafeMutablePointer<Value>
  private(set) var count: Int
  private let capacity: Int

  /// Creates a buffer for `capacity` values that begins with those of `initial`.
  init(capacity: Int, _ initial: some Collection<Value>) {
    values = .allocate(capacity: max(1, capacity))
    self.capacity = capacity
    count = 0
    for value in initial {
      (values + count).initialize(to: value)
      count += 1
    }
  }

  /// Creates a buffer for `capacity` values that begins with `value` of each index in `indices`.
  init(capacity: Int, _ indices: Range<Int>, _ value: (Int) -> Value) {
    values = .allocate(capacity: max(1, capacity))
    self.capacity = capacity
    count = 0
    for index in indices {
      (values + count).initialize(to: value(index))
      count += 1
    }
  }

  /// Deallocates the buffer; deinitializes its values first only if `holdsReferences` is `true`.
  func release(holdsReferences: Bool) {
    if holdsReferences { values.deinitialize(count: count) }
    values.deallocate()
  }

  /// Returns an independent copy.
  func duplicate() -> NodeEntries { NodeEntries(capacity: capacity, buffer) }

  var buffer: UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: values, count: count)
  }

  @inline(__always)
  subscript(index: Int) -> Value {
    unsafeAddress { UnsafePointer(values + index) }
    nonmutating unsafeMutableAddress { values + index }
  }

  /// Inserts `value` before the value at `index`; the buffer must not be full.
  mutating func insert(_ value: Value, at index: Int) {
    (values + index + 1).moveInitialize(from: values + index, count: count - index)
    (values + index).initialize(to: value)
    count += 1
  }

  /// Removes the value at `index`.
  mutating func remove(at index: Int) {
    (values + index).deinitialize(count: 1)
    (values + index).moveInitialize(from: values + index + 1, count: count - index - 1)
    count -= 1
  }

  /// Removes the values from `index` on.
  mutating func removeAll(from index: Int) {
    (values + index).deinitialize(count: count - index)
    count = index
  }
}
