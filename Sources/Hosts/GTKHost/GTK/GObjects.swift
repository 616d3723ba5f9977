// SPDX-License-Identifier: Apache-2.0

import CMullionGTK

/// A namespace of functions that replace GObject's property macros, which are unavailable in Swift.
enum GObjects {
  /// Returns the value of a Boolean property.
  static func flag(_ name: String, of object: UnsafeMutableRawPointer) -> Bool {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(5 << 2))
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_boolean(&value) != 0
  }

  /// Returns the value of an integer property.
  static func number(_ name: String, of object: UnsafeMutableRawPointer) -> Int {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, GType(6 << 2))
    g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    return Int(g_value_get_int(&value))
  }

  /// Returns the value of a string property.
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
