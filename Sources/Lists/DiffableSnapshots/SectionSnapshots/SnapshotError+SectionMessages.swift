// SPDX-License-Identifier: Apache-2.0

extension SnapshotError {
  static func unknownParent(
    _ operation: String, _ parent: some Any, _ remedy: String
  ) -> SnapshotError {
    SnapshotError(
      .unknownParent, [parent],
      "\(operation): the parent \(quoted(parent)) is not in the section snapshot. \(remedy)")
  }

  /// Returns the error for items that cannot be inserted because they are repeated.
  ///
  /// - Parameters:
  ///   - operation: The name of the method.
  ///   - culprits: The identifiers with the problem of each.
  /// - Returns: The error for items that cannot be inserted because they are repeated.
  static func repeated<Identifier>(
    _ operation: String, _ culprits: [(Identifier, String)]
  ) -> SnapshotError {
    let reasons = culprits.prefix(5).map { "\(quoted($0)) \($1)" }
    let more = culprits.count > 5 ? "; and \(culprits.count - 5) more" : ""
    return SnapshotError(
      .duplicateItems, culprits.map(\.0),
      "\(operation): items are unique in a section snapshot, and "
        + "\(reasons.joined(separator: "; "))\(more). Delete the item first to move it, or give "
        + "equal content different identifiers.")
  }
}
