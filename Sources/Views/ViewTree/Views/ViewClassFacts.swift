// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// What is known of a class of views, looked up once for all of them.
///
/// To look for a conformance or a module's name takes longer than all else that is done for a new view.
struct ViewClassFacts: OptionSet {
  let rawValue: UInt8

  /// The class is the library's, and not an application's.
  static let isOfLibrary = ViewClassFacts(rawValue: 1)
  /// The class is one that UIView asks, a ``BuiltInView``.
  static let isBuiltIn = ViewClassFacts(rawValue: 2)

  private struct Entry {
    var type: ObjectIdentifier?
    var facts: ViewClassFacts = []
  }

  @MainActor private static var known: [ObjectIdentifier: ViewClassFacts] = [:]
  /// The classes that were asked for last, at places that follow from where they are in memory.
  @MainActor private static let recent = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: recentCount)
    entries.initialize(repeating: Entry(), count: recentCount)
    return entries
  }()
  private static let recentCount = 512

  /// What is known of `type`.
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
