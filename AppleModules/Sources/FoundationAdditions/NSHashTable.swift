// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A set of objects that it may leave to others to keep.
///
/// What ended is gone. Not safe to use from several threads.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: Set<TableEntry> = []
  /// How many entries there are before the next look for what ended.
  private var limit = 16

  /// An empty set with room for `initialCapacity` objects.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    entries.reserveCapacity(max(0, initialCapacity))
  }

  /// An empty set that keeps nothing.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Puts an object in, unless an equal one is there; nil is no object.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries.insert(TableEntry(options.taken(object as AnyObject), options: options))
    guard entries.count > limit else { return }
    removeEnded()
    limit = max(16, entries.count * 2)
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    if let object { entries.remove(TableEntry(object as AnyObject, options: options)) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries.removeAll() }

  /// Whether an equal object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object that is there and equal to the given one; nil: there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let entry = TableEntry(object as AnyObject, options: options)
    return entries.firstIndex(of: entry).flatMap { entries[$0].object as? ObjectType }
  }

  /// One of the objects; nil: there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects, in no order.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }

  /// How many objects there are.
  ///
  /// - Complexity: O(n), n the number of objects.
  open var count: Int {
    removeEnded()
    return entries.count
  }

  /// The objects, in no order.
  open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

  private func removeEnded() { entries = entries.filter { $0.object != nil } }
}
