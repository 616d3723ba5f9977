// SPDX-License-Identifier: Apache-2.0

/// The stored properties of a value as text, whatever its own description leaves out.
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
