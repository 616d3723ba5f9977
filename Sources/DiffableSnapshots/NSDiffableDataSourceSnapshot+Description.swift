// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// The snapshot as text: a line of counts, then a line for each section with its items.
  ///
  /// The lines from the second on are those of the Objective-C class's description. Its first line
  /// also has two addresses and a random number; this one says the same without them.
  /// - Complexity: O(n) for n items.
  package var contentsDescription: String {
    let indexes = 0..<numberOfSections
    let counts = indexes.map { String(contents.store.itemCount(inSection: $0)) }
    let lines = indexes.map { index in
      let items = contents.store.items(inSection: index).map { String(describing: $0) }
      return "[\(contents.store.section(at: index)): {\(items.joined(separator: " "))}]"
    }
    let title =
      "<NSDiffableDataSourceSnapshot: numberOfSections:\(numberOfSections) "
      + "numberOfItems:\(numberOfItems); \(numberOfSections) sections with item counts: "
      + "[\(counts.joined(separator: ", "))]"
    return ([title] + lines + [">"]).joined(separator: "\n")
  }
}
