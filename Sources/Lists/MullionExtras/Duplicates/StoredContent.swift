// SPDX-License-Identifier: Apache-2.0

/// A text with the stored properties of a value, independent of its own description.
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
