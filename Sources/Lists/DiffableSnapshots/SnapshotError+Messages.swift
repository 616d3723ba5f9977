// SPDX-License-Identifier: Apache-2.0

extension SnapshotError {
  static func noSections(_ operation: String) -> SnapshotError {
    SnapshotError(
      .noSections, [] as [String],
      "\(operation): the snapshot has no sections yet. Call appendSections(_:) first.")
  }

  /// Returns the error for identifiers that occur more than once.
  ///
  /// - Parameters:
  ///   - code: The reason for the error.
  ///   - operation: The name of the method.
  ///   - noun: The kind of identifier: "item" or "section".
  ///   - duplicates: The identifiers with their positions in the argument.
  /// - Returns: The error for identifiers that occur more than once.
  static func duplicates<Identifier>(
    _ code: Code, _ operation: String, _ noun: String, _ duplicates: [(Identifier, [Int])]
  ) -> SnapshotError {
    let stand = duplicates.prefix(listed).map { identifier, positions in
      "\(quoted(identifier)) at positions \(positions.map(String.init).joined(separator: ", "))"
    }
    let more = duplicates.count > listed ? ", and \(duplicates.count - listed) more" : ""
    return SnapshotError(
      code, duplicates.map { $0.0 },
      "\(operation): \(count(duplicates.count, noun)) given more than once: "
        + "\(stand.joined(separator: "; "))\(more). Identifiers are unique within a snapshot: "
        + "give each \(noun) once, or give equal content different identifiers.")
  }

  /// Returns the error for sections that are in the snapshot already.
  ///
  /// - Parameters:
  ///   - operation: The name of the method.
  ///   - existing: The sections with their indexes in the snapshot.
  /// - Returns: The error for sections that are in the snapshot already.
  static func existingSections<Identifier>(
    _ operation: String, _ existing: [(Identifier, Int)]
  ) -> SnapshotError {
    let stand = existing.prefix(listed).map { "\(quoted($0)) at index \($1)" }
    return SnapshotError(
      .existingSections, existing.map { $0.0 },
      "\(operation): \(count(existing.count, "section")) in the snapshot already: "
        + "\(stand.joined(separator: ", ")). Leave them out, or use moveSection to move them.")
  }

  static func unknownItem(
    _ operation: String, _ item: some Any, _ remedy: String
  ) -> SnapshotError {
    SnapshotError(
      .unknownItem, [item], "\(operation): item \(quoted(item)) is not in the snapshot. \(remedy)")
  }

  static func unknownSection(
    _ operation: String, _ section: some Any, _ remedy: String
  ) -> SnapshotError {
    SnapshotError(
      .unknownSection, [section],
      "\(operation): section \(quoted(section)) is not in the snapshot. \(remedy)")
  }

  static func unknownDestination(
    _ operation: String, _ noun: String, _ destination: some Any, _ remedy: String
  ) -> SnapshotError {
    SnapshotError(
      .unknownDestination, [destination],
      "\(operation): the destination, \(noun) \(quoted(destination)), is not in the snapshot. "
        + remedy)
  }

  static func reloadUnknownItem(
    _ operation: String, _ item: some Any, _ remedy: String
  ) -> SnapshotError {
    SnapshotError(
      .reloadUnknownItem, [item],
      "\(operation): item \(quoted(item)) is not in the snapshot. \(remedy)")
  }

  static func reloadUnknownSection(
    _ operation: String, _ section: some Any, _ remedy: String
  ) -> SnapshotError {
    SnapshotError(
      .reloadUnknownSection, [section],
      "\(operation): section \(quoted(section)) is not in the snapshot. \(remedy)")
  }

  static func destinationIsInserted(
    _ operation: String, _ noun: String, _ destination: some Any, _ side: String
  ) -> SnapshotError {
    SnapshotError(
      .destinationIsInserted, [destination],
      "\(operation): \(noun) \(quoted(destination)) is both inserted and the destination of the "
        + "insertion \(side) it. Name a destination that is not inserted.")
  }

  static func destinationIsItself(
    _ operation: String, _ noun: String, _ identifier: some Any, _ side: String
  ) -> SnapshotError {
    SnapshotError(
      .destinationIsItself, [identifier],
      "\(operation): \(noun) \(quoted(identifier)) cannot be moved \(side) itself. Name another "
        + "\(noun) as the destination.")
  }

  // MARK: Message texts

  /// The number of identifiers that a message lists before it counts the rest.
  private static var listed: Int { 5 }

  /// Returns `identifiers` as a list of a few names and the number of the rest.
  static func list(_ identifiers: [some Any]) -> String {
    let named = identifiers.prefix(listed).map { quoted($0) }.joined(separator: ", ")
    let rest = identifiers.count - listed
    return rest > 0 ? "\(named) and \(rest) more" : named
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
