// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// A set of cached properties of a view class.
///
/// Looking up a conformance or a module's name takes longer than everything else done for a new view.
struct ViewClassFacts: OptionSet {
  let rawValue: UInt8

  /// A class that is declared by the library rather than by an application.
  static let isOfLibrary = ViewClassFacts(rawValue: 1)
  /// A class that conforms to ``BuiltInView``.
  static let isBuiltIn = ViewClassFacts(rawValue: 2)

  private struct Entry {
    var type: ObjectIdentifier?
    var facts: ViewClassFacts = []
  }

  @MainActor private static var known: [ObjectIdentifier: ViewClassFacts] = [:]
  /// The most recently used entries, at indices derived from the address of the class.
  @MainActor private static let recent = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: recentCount)
    entries.initialize(repeating: Entry(), count: recentCount)
    return entries
  }()
  private static let recentCount = 512

  /// Returns the properties of the class `type`.
  @MainActor
  static func of(_ type: AnyObject.Type) -> ViewClassFacts {
    let key = ObjectIdentifier(type)
    let bits = UInt(bitPattern: key)
    let entry = recent + Int((bits >> 4 ^ bits >> 10) & UInt(recentCount - 1))
    if entry.pointee.type != key {
      entry.pointee = Entry(type: key, facts: found(key, type))
    }
    return entry.pointee.facts
  }

  @MainActor
  private static func found(_ key: ObjectIdentifier, _ type: AnyObject.Type) -> ViewClassFacts {
    if let facts = known[key] { return facts }
    var facts: ViewClassFacts = []
    if LibraryModules.hold(type) { facts.insert(.isOfLibrary) }
    if type is any BuiltInView.Type { facts.insert(.isBuiltIn) }
    known[key] = facts
    return facts
  }
}
