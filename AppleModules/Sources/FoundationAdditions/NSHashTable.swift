// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A set of objects that are referenced strongly or weakly.
///
/// Deallocated objects are removed. Not thread-safe.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: Set<TableEntry> = []
  /// The number of entries above which deallocated objects are removed next.
  private var limit = 16

  /// Creates an empty set with capacity for `initialCapacity` objects.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    entries.reserveCapacity(max(0, initialCapacity))
  }

  /// Returns an empty set with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless the set contains an equal one; `nil` is ignored.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries.insert(TableEntry(options.taken(object as AnyObject), options: options))
    guard entries.count > limit else { return }
    removeEnded()
    limit = max(16, entries.count * 2)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { entries.remove(TableEntry(object as AnyObject, options: options)) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries.removeAll() }

  /// Returns whether the set contains an object that equals `anObject`.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object in the set that equals `object`, or `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let entry = TableEntry(object as AnyObject, options: options)
    return entries.firstIndex(of: entry).flatMap { entries[$0].object as? ObjectType }
  }

  /// One of the objects, or `nil` if the set is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects, in no particular order.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }

  /// The number of objects.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  open var count: Int {
    removeEnded()
    return entries.count
  }

  /// Returns an enumerator of the objects, in no particular order.
  open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

  private func removeEnded() { entries = entries.filter { $0.object != nil } }
}
