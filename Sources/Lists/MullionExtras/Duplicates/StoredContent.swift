// SPDX-License-Identifier: Apache-2.0

/// A text with the stored properties of a structure or an object, independent of its own description; for any
/// other value, its debug description.
enum StoredContent {
  static func words<Value>(of value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class, !mirror.children.isEmpty
    else { return String(reflecting: value) }
    let properties = mirror.children.map { child in
      "\(child.label ?? "-"): \(String(reflecting: child.value))"
    }
    return "\(mirror.subjectType)(\(properties.joined(separator: ", ")))"
  }
}
