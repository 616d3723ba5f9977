// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// GObject's macros and variadic functions, which Swift doesn't see, as functions.
enum GObjects {
  /// Calls `handler` with `target` whenever `object` emits `signal`.
  ///
  /// `target` is kept as long as the connection lasts, which ends with `object`. `handler` is a C
  /// function whose parameters are those of the signal, with the target as user data at the end.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, to target: AnyObject,
    _ handler: GCallback
  ) {
    g_signal_connect_data(
      object, signal, handler, Unmanaged.passRetained(target).toOpaque(),
      { target, _ in
        if let target { Unmanaged<AnyObject>.fromOpaque(target).release() }
      }, GConnectFlags(rawValue: 0))
  }

  /// The value of a Boolean property.
  static func flag(_ name: String, of object: UnsafeMutableRawPointer) -> Bool {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(5 << 2))
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_boolean(&value) != 0
  }

  /// The value of an integer property.
  static func number(_ name: String, of object: UnsafeMutableRawPointer) -> Int {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(6 << 2))
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return Int(g_value_get_int(&value))
  }

  /// The value of a text property.
  static func text(_ name: String, of object: UnsafeMutableRawPointer) -> String {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(16 << 2))
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) } ?? ""
  }

  /// Sets a Boolean property.
  static func setFlag(_ name: String, of object: UnsafeMutableRawPointer, to flag: Bool) {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, flag ? 1 : 0)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
  }
}
