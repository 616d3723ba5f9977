// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A dictionary whose keys and values are referenced strongly or weakly.
///
/// The entries of deallocated objects are removed. Not thread-safe.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableEntry: TableEntry] = [:]
  /// The number of entries above which those of deallocated objects are removed next.
  private var limit = 16

  /// Creates an empty table with capacity for `initialCapacity` entries.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(max(0, initialCapacity))
  }

  /// Returns an empty table with strong references to keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns an empty table with weak references to keys and strong ones to values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns an empty table with strong references to keys and weak ones to values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns an empty table with weak references to keys and values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value for `aKey`, or `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[key($0)]?.object as? ObjectType }
  }

  /// Sets the value for `aKey`; a `nil` value or key is ignored.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let entry = TableEntry(keyOptions.taken(aKey as AnyObject), options: keyOptions)
    entries[entry] = TableEntry(valueOptions.taken(anObject as AnyObject), options: valueOptions)
    guard entries.count > limit else { return }
    removeEnded()
    limit = max(16, entries.count * 2)
  }

  /// Removes the value for `aKey`.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[key(aKey)] = nil }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries.removeAll() }

  /// The number of entries.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  open var count: Int {
    removeEnded()
    return entries.count
  }

  /// Returns an enumerator of the keys, in no particular order.
  open func keyEnumerator() -> NSEnumerator {
    TableEnumerator(living.map(\.key))
  }

  /// Returns an enumerator of the values, in no particular order.
  open func objectEnumerator() -> NSEnumerator? {
    TableEnumerator(living.map(\.value))
  }

  /// Returns a dictionary of the entries with hashable keys.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var objects: [AnyHashable: ObjectType] = [:]
    for (key, value) in living {
      if let key = key as? AnyHashable, let value = value as? ObjectType { objects[key] = value }
    }
    return objects
  }

  private func key(_ key: KeyType) -> TableEntry {
    TableEntry(key as AnyObject, options: keyOptions)
  }

  private var living: [(key: AnyObject, value: AnyObject)] {
    entries.compactMap { key, value in
      guard let key = key.object, let value = value.object else { return nil }
      return (key, value)
    }
  }

  private func removeEnded() {
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
  }
}
