// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was said about objects that have no properties for it: neither views nor controllers nor elements.
///
/// Another object stands in for each of them, and is let go of some calls after the object is gone.
@MainActor
enum AccessibilityStandIns {
  private struct Entry {
    weak var object: NSObject?
    let standIn: AccessibleObject
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there are when those of objects that are gone are looked for next.
  private static var limit = 64
  /// Says what is said of an object of which nothing was said.
  private static let silent = AccessibleObject()

  /// Who can be asked about `object`: itself, what stands in for it, or somebody who says nothing.
  static func known(_ object: NSObject) -> AccessibleObject {
    object as? AccessibleObject ?? standIn(of: object) ?? silent
  }

  /// Who can be told something about `object`: itself, or what stands in for it.
  ///
  /// - Complexity: O(1), amortised, in the number of objects that were spoken about.
  static func told(_ object: NSObject) -> AccessibleObject {
    if let known = object as? AccessibleObject ?? standIn(of: object) { return known }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let standIn = AccessibleObject()
    entries[ObjectIdentifier(object)] = Entry(object: object, standIn: standIn)
    return standIn
  }

  /// Who speaks for one of the elements that an object holds; nil: nothing was said of it.
  static func speaker(of element: Any) -> AccessibleObject? {
    if let object = element as? AccessibleObject { return object }
    return (element as? NSObject).flatMap(standIn(of:))
  }

  private static func standIn(of object: NSObject) -> AccessibleObject? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.standIn
  }
}
