// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The associated values of all objects.
///
/// Objects are identified by their addresses and not retained. Each call that sets or removes a value
/// examines a few of them, and removes the values of those that were deallocated.
final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private struct Entry {
    weak var object: AnyObject?
    let isOfClass: Bool
    var values: [UnsafeRawPointer: Associated] = [:]

    func belongs(to owner: Owner) -> Bool {
      owner.object == nil ? isOfClass : object === owner.object
    }
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The objects in the order in which they are examined.
  private var known: [ObjectIdentifier] = []
  private var place = 0

  func value(_ key: UnsafeRawPointer, of owner: Owner) -> Associated? {
    lock.withLock {
      guard let entry = entries[owner.identifier], entry.belongs(to: owner) else { return nil }
      return entry.values[key]
    }
  }

  func set(_ value: Associated?, _ key: UnsafeRawPointer, of owner: Owner) {
    // Release removed objects outside of the lock: their `deinit` can run any code.
    let gone: [Any] = lock.withLock {
      var gone = sweep()
      var entry: Entry
      if let old = entries[owner.identifier], old.belongs(to: owner) {
        entry = old
      } else if value == nil {
        return gone
      } else {
        entry = Entry(object: owner.object, isOfClass: owner.object == nil)
        if let old = entries[owner.identifier] {
          gone.append(old)
        } else {
          known.append(owner.identifier)
        }
      }
      if let old = entry.values.updateValue(
        value ?? Associated((), .OBJC_ASSOCIATION_RETAIN), forKey: key)
      {
        gone.append(old)
      }
      if value == nil { entry.values[key] = nil }
      entries[owner.identifier] = entry
      return gone
    }
    withExtendedLifetime(gone) {}
  }

  func removeAll(of owner: Owner) {
    let gone: Entry? = lock.withLock {
      guard let entry = entries[owner.identifier], entry.belongs(to: owner) else { return nil }
      entries[owner.identifier]?.values = [:]
      return entry
    }
    withExtendedLifetime(gone) {}
  }

  /// Examines up to four objects, and removes the values of those that were deallocated.
  ///
  /// The caller releases the returned values outside of the lock, including the objects examined, in case
  /// these are the last references to them.
  private func sweep() -> [Any] {
    var looked: [Any] = []
    for _ in 0..<min(4, known.count) {
      if place >= known.count { place = 0 }
      let identifier = known[place]
      guard let entry = entries[identifier] else { continue }
      looked.append(entry)
      if let object = entry.object {
        looked.append(object)
      } else if !entry.isOfClass {
        entries[identifier] = nil
        known.swapAt(place, known.count - 1)
        known.removeLast()
        continue
      }
      place += 1
    }
    return looked
  }
}
