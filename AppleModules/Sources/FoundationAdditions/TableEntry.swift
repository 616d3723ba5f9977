// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A strong or weak reference to an object in a table.
struct TableEntry: Hashable {
  private let kept: AnyObject?
  private weak var seen: AnyObject?
  private let byIdentity: Bool
  private let hash: Int

  init(_ object: AnyObject, options: NSPointerFunctions.Options) {
    byIdentity = options.contains(.objectPointerPersonality)
    kept = options.contains(.weakMemory) ? nil : object
    seen = object
    let own = byIdentity ? nil : (object as? NSObject)?.hash
    hash = own ?? ObjectIdentifier(object).hashValue
  }

  /// The object; `nil` when it was deallocated.
  var object: AnyObject? { kept ?? seen }

  static func == (one: TableEntry, other: TableEntry) -> Bool {
    // An entry whose object was released is equal to no other, even if a new object has its address.
    guard let first = one.object, let second = other.object else { return false }
    if first === second { return true }
    guard !one.byIdentity, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
