// SPDX-License-Identifier: Apache-2.0

/// Room for a fixed number of values, of which the first `count` exist: what a node holds.
///
/// A class's own arrays would each be an object more on the way down a tree, and every look at them
/// would be checked for exclusive access.
struct NodeEntries<Value> {
  private let values: UnsafeMutablePointer<Value>
  private(set) var count: Int
  private let capacity: Int

  /// Room for `capacity` values; the first are those of `initial`.
  init(capacity: Int, _ initial: some Collection<Value>) {
    values = .allocate(capacity: max(1, capacity))
    self.capacity = capacity
    count = 0
    for value in initial {
      (values + count).initialize(to: value)
      count += 1
    }
  }

  /// Room for `capacity` values; the first are `value` of each index in `indices`.
  init(capacity: Int, _ indices: Range<Int>, _ value: (Int) -> Value) {
    values = .allocate(capacity: max(1, capacity))
    self.capacity = capacity
    count = 0
    for index in indices {
      (values + count).initialize(to: value(index))
      count += 1
    }
  }

  /// Ends the life of the values and gives the room back.
  func release(holdsReferences: Bool) {
    if holdsReferences { values.deinitialize(count: count) }
    values.deallocate()
  }

  /// A copy of its own.
  func duplicate() -> NodeEntries { NodeEntries(capacity: capacity, buffer) }

  var buffer: UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: values, count: count)
  }

  @inline(__always)
  subscript(index: Int) -> Value {
    unsafeAddress { UnsafePointer(values + index) }
    nonmutating unsafeMutableAddress { values + index }
  }

  /// Puts `value` in front of the value at `index`; there must be room.
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
