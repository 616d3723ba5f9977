// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A list of objects that may be missing: weak ones become nil when they go.
///
/// Not safe to use from several threads at once.
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

  /// A list whose objects are kept or not.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// A list that keeps its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// A list that does not keep its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many entries there are, missing objects among them; set, entries are cut off or missing ones added.
  open var count: Int {
    get { entries.count }
    set {
      while entries.count > newValue { entries.removeLast() }
      while entries.count < newValue { entries.append(entry(nil)) }
    }
  }

  /// The objects that are there, in order.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  /// Adds the object at an address, of `Unmanaged.toOpaque()`; nil: a missing one.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    entries.append(entry(pointer))
  }

  /// Puts an object in before `index`, from 0 to `count`.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, below: count + 1)
    entries.insert(entry(item), at: index)
  }

  /// Puts an object in the place of that at `index`, from 0 to `count` - 1.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, below: count)
    entries[index] = entry(item)
  }

  /// Takes the entry at `index` out, from 0 to `count` - 1.
  open func removePointer(at index: Int) {
    check(index, below: count)
    entries.remove(at: index)
  }

  /// The address of the object at `index`, from 0 to `count` - 1; nil: it is missing.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, below: count)
    return entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Takes out the entries whose objects are missing.
  open func compact() { entries.removeAll { $0.object == nil } }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return isWeak ? .weak(WeakEntry(object)) : .strong(object)
  }

  private func check(_ index: Int, below end: Int) {
    precondition(
      0 <= index && index < end,
      "a list of \(count) pointers is asked for place \(index); ask for one from 0 to \(end - 1)")
  }
}
