// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// The arguments of a signal, valid while it is handled; the first is the object that emits it.
@MainActor
struct SignalValues {
  private let values: UnsafeBufferPointer<GValue>

  /// Creates the arguments from those of a marshaller.
  init(_ values: UnsafePointer<GValue>?, count: guint) {
    self.values = UnsafeBufferPointer(start: values, count: values == nil ? 0 : Int(count))
  }

  private func read<Value>(
    _ index: Int, _ get: (UnsafePointer<GValue>) -> Value, else absent: Value
  ) -> Value {
    guard values.indices.contains(index), let first = values.baseAddress else { return absent }
    return get(first + index)
  }

  /// Returns the double at `index`; 0 if there is none.
  func number(_ index: Int) -> Double { read(index, g_value_get_double, else: 0) }
  /// Returns the unsigned integer at `index`; 0 if there is none.
  func count(_ index: Int) -> guint { read(index, g_value_get_uint, else: 0) }
  /// Returns the integer at `index`; 0 if there is none.
  func whole(_ index: Int) -> Int { Int(read(index, g_value_get_int, else: 0)) }
  /// Returns the flags at `index`; 0 if there are none.
  func flags(_ index: Int) -> guint { read(index, g_value_get_flags, else: 0) }
  /// Returns the string at `index`, or `nil` if there is none.
  func text(_ index: Int) -> String? {
    read(index, g_value_get_string, else: nil).map { String(cString: $0) }
  }
  /// Returns the object or structure at `index`, which is not retained, or `nil` if there is none.
  func pointer(_ index: Int) -> OpaquePointer? {
    read(index, g_value_peek_pointer, else: nil).map { OpaquePointer($0) }
  }
}
