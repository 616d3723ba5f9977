// SPDX-License-Identifier: Apache-2.0

extension SectionSnapshotContents {
  /// Returns the position of `item`; throws an error of `operation` if it is missing.
  func position(of item: Item, _ operation: String) throws(SnapshotError) -> Int {
    guard let position = store.position(of: item) else {
      throw .unknownItem(operation, item, remedy)
    }
    return position
  }

  /// Returns the position of `parent`; throws an error of `operation` if it is missing.
  func position(ofParent parent: Item, _ operation: String) throws(SnapshotError) -> Int {
    guard let position = store.position(of: parent) else {
      throw .unknownParent(operation, parent, remedy)
    }
    return position
  }

  /// Returns the outline of the descendants of `parent`, with `parent` as its root if `includingParent` is
  /// `true`; throws an error of `operation` if `parent` is missing.
  func part(
    of parent: Item, includingParent: Bool, _ operation: String
  ) throws(SnapshotError) -> SectionSnapshotContents {
    let position = try position(ofParent: parent, operation)
    let subtree = store.tree.subtree(at: position)
    return SectionSnapshotContents(
      store: store.part(includingParent ? subtree : subtree.dropFirst()))
  }

  /// Returns the error of inserting `items`, some of which exist already or occur twice.
  func repetition(of items: [Item], _ operation: String) -> SnapshotError {
    var seen: [Item: Int] = [:]
    var repeated: Set<Item> = []
    var culprits: [(Item, String)] = []
    for (position, item) in items.enumerated() {
      let first = seen[item]
      if first == nil { seen[item] = position }
      if repeated.contains(item) { continue }
      if let index = store.position(of: item) {
        repeated.insert(item)
        culprits.append((item, "is \(place(at: index)) already"))
      } else if let first {
        repeated.insert(item)
        culprits.append((item, "is given at positions \(first) and \(position)"))
      }
    }
    return .repeated(operation, culprits)
  }

  /// The remedy for a missing item, for messages.
  var remedy: String {
    "\(number) Append the item first, or check with contains(_:)."
  }

  /// The number of items, for messages.
  var number: String {
    "The section snapshot has \(SnapshotError.count(store.tree.count, "item"))."
  }

  /// Returns the place of the item at `position`, for messages.
  private func place(at position: Int) -> String {
    guard let parent = store.tree.parent(of: position) else {
      return "at index \(position), a root,"
    }
    return "at index \(position), below \(SnapshotError.quoted(store.tree.item(at: parent))),"
  }
}
