// SPDX-License-Identifier: Apache-2.0

/// The publishers of the objects whose `objectWillChange` was requested.
///
/// Objects have no storage for them, so a table with weak references to the objects holds the publishers.
/// Entries of deallocated objects are removed when the table has grown to twice the size that it had after
/// the last removal, but not below 32 entries.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 32

  /// Returns the publisher of an object, or `nil` if none was created.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { find(object) }
  }

  /// Returns the publisher of an object, the same for each call, and creates it if necessary.
  func makePublisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, swept) = lock.withLock {
      if let publisher = find(object) { return (publisher, [] as [Any]) }
      var swept = entries.count >= limit ? sweep() : []
      let publisher = ObservableObjectPublisher()
      let old = entries.updateValue(
        Entry(object: object, publisher: publisher), forKey: ObjectIdentifier(object))
      if let old { swept.append(old) }
      return (publisher, swept)
    }
    withExtendedLifetime(swept) {}
    return publisher
  }

  private func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return nil
    }
    return entry.publisher
  }

  /// Removes the entries of deallocated objects.
  ///
  /// The caller releases the returned values outside of the lock, including the objects examined, in case
  /// these are the last references to them.
  private func sweep() -> [Any] {
    let looked = entries.map { (key: $0.key, object: $0.value.object, entry: $0.value) }
    for one in looked where one.object == nil { entries[one.key] = nil }
    limit = max(32, entries.count * 2)
    return looked
  }
}
