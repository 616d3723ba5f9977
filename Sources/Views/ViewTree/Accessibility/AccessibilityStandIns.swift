// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessibility properties of objects without storage for them: neither views, nor view controllers, nor
/// elements.
///
/// Each of these objects with such properties has a stand-in. Stand-ins of deallocated objects are removed
/// when a stand-in is created and their number has reached a limit.
@MainActor
enum AccessibilityStandIns {
  private struct Entry {
    weak var object: NSObject?
    let replacement: AccessibleObject
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of deallocated objects are removed next.
  private static var limit = 64
  /// The stand-in for objects without properties, with default values.
  private static let silent = AccessibleObject()

  /// Returns the object to read properties of `object` from: itself, its stand-in, or one with default
  /// values.
  static func known(_ object: NSObject) -> AccessibleObject {
    object as? AccessibleObject ?? replacement(of: object) ?? silent
  }

  /// Returns the object to write properties of `object` to: itself or its stand-in, which is created if
  /// necessary.
  ///
  /// - Complexity: O(1), amortised, in the number of objects with stand-ins.
  static func told(_ object: NSObject) -> AccessibleObject {
    if let known = object as? AccessibleObject ?? replacement(of: object) { return known }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let replacement = AccessibleObject()
    entries[ObjectIdentifier(object)] = Entry(object: object, replacement: replacement)
    return replacement
  }

  /// Returns the object with the properties of an element in a container, or `nil` if none were set.
  static func speaker(of element: Any) -> AccessibleObject? {
    if let object = element as? AccessibleObject { return object }
    return (element as? NSObject).flatMap(replacement(of:))
  }

  private static func replacement(of object: NSObject) -> AccessibleObject? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.replacement
  }
}
