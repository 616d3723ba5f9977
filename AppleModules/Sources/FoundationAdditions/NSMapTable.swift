// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Objects by other objects, either of which it may leave to others to keep.
///
/// What ended is gone with its counterpart. Not safe to use from several threads.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableEntry: TableEntry] = [:]
  /// How many entries there are before the next look for what ended.
  private var limit = 16

  /// An empty table with room for `initialCapacity` objects.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(max(0, initialCapacity))
  }

  /// An empty table that keeps keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// An empty table that keeps objects, and no keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// An empty table that keeps keys, and no objects.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// An empty table that keeps nothing.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of `aKey`; nil: there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[key($0)]?.object as? ObjectType }
  }

  /// Puts an object in, in place of the one that `aKey` has; nil is no object.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let entry = TableEntry(keyOptions.taken(aKey as AnyObject), options: keyOptions)
    entries[entry] = TableEntry(valueOptions.taken(anObject as AnyObject), options: valueOptions)
    guard entries.count > limit else { return }
    removeEnded()
    limit = max(16, entries.count * 2)
  }

  /// Takes the object of `aKey` out.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[key(aKey)] = nil }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries.removeAll() }

  /// How many objects there are.
  ///
  /// - Complexity: O(n), n the number of objects.
  open var count: Int {
    removeEnded()
    return entries.count
  }

  /// The keys, in no order.
  open func keyEnumerator() -> NSEnumerator {
    TableEnumerator(living.map(\.key))
  }

  /// The objects, in no order.
  open func objectEnumerator() -> NSEnumerator? {
    TableEnumerator(living.map(\.value))
  }

  /// The objects by those of their keys that can be keys of dictionaries.
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
