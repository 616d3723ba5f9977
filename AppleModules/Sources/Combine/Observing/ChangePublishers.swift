// SPDX-License-Identifier: Apache-2.0

/// The publishers of the objects that were asked for their `objectWillChange`.
///
/// There is no place in an object for it: a table knows the objects, without holding them. What
/// belonged to objects that are gone is swept out when the table has grown to twice what was left of
/// it.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 32

  /// The publisher of an object, if anybody asked for it.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { find(object) }
  }

  /// The publisher of an object, the same each time.
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

  /// Takes out what belonged to objects that are gone.
  ///
  /// What it returns ends outside of the lock: also
  /// the objects that it looked at, should theirs be the last references.
  private func sweep() -> [Any] {
    let looked = entries.map { (key: $0.key, object: $0.value.object, entry: $0.value) }
    for one in looked where one.object == nil { entries[one.key] = nil }
    limit = max(32, entries.count * 2)
    return looked
  }
}
