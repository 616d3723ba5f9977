// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// What a signal brings, as long as it is dealt with: first the object that emits it.
@MainActor
struct SignalValues {
  private let values: UnsafeBufferPointer<GValue>

  /// The values that a marshaller was given.
  init(_ values: UnsafePointer<GValue>?, count: guint) {
    self.values = UnsafeBufferPointer(start: values, count: values == nil ? 0 : Int(count))
  }

  private func read<Value>(
    _ index: Int, _ get: (UnsafePointer<GValue>) -> Value, else absent: Value
  ) -> Value {
    guard values.indices.contains(index), let first = values.baseAddress else { return absent }
    return get(first + index)
  }

  /// The real number at `index`; 0 when there is none.
  func number(_ index: Int) -> Double { read(index, g_value_get_double, else: 0) }
  /// The unsigned number at `index`; 0 when there is none.
  func count(_ index: Int) -> guint { read(index, g_value_get_uint, else: 0) }
  /// The whole number at `index`; 0 when there is none.
  func whole(_ index: Int) -> Int { Int(read(index, g_value_get_int, else: 0)) }
  /// The flags at `index`; 0 when there are none.
  func flags(_ index: Int) -> guint { read(index, g_value_get_flags, else: 0) }
  /// The text at `index`; nil when there is none.
  func text(_ index: Int) -> String? {
    read(index, g_value_get_string, else: nil).map { String(cString: $0) }
  }
  /// The object or structure at `index`, which is not kept; nil when there is none.
  func pointer(_ index: Int) -> OpaquePointer? {
    read(index, g_value_peek_pointer, else: nil).map { OpaquePointer($0) }
  }
}
