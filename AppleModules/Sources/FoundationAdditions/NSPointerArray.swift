// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A list of optional objects; weakly referenced ones become `nil` when they are deallocated.
///
/// Not thread-safe.
open class NSPointerArray: NSObject {
  private enum Entry {
    case strong(AnyObject?)
    case weak(WeakEntry)

    var object: AnyObject? {
      switch self {
      case .strong(let object): object
      case .weak(let entry): entry.object
      }
    }
  }

  private final class WeakEntry {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates an empty list with strong or weak references.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Returns an empty list with strong references.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Returns an empty list with weak references.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of entries, including `nil` entries; setting it removes entries or appends `nil` entries.
  open var count: Int {
    get { entries.count }
    set {
      while entries.count > newValue { entries.removeLast() }
      while entries.count < newValue { entries.append(entry(nil)) }
    }
  }

  /// The objects that are not `nil`, in order.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  /// Appends the object at an address, from `Unmanaged.toOpaque()`, or a `nil` entry.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    entries.append(entry(pointer))
  }

  /// Inserts an object before `index`, from 0 to `count`.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, below: count + 1)
    entries.insert(entry(item), at: index)
  }

  /// Replaces the entry at `index`, from 0 to `count` - 1.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, below: count)
    entries[index] = entry(item)
  }

  /// Removes the entry at `index`, from 0 to `count` - 1.
  open func removePointer(at index: Int) {
    check(index, below: count)
    entries.remove(at: index)
  }

  /// Returns the address of the object at `index`, from 0 to `count` - 1, or `nil` for a `nil` entry.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, below: count)
    return entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Removes all `nil` entries.
  open func compact() { entries.removeAll { $0.object == nil } }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return isWeak ? .weak(WeakEntry(object)) : .strong(object)
  }

  private func check(_ index: Int, below end: Int) {
    precondition(
      0 <= index && index < end,
      "the index \(index) is out of range in a list of \(count) pointers; use one from 0 to"
        + " \(end - 1)"
    )
  }
}
