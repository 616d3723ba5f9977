// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Puts new, empty sections at the end.
  /// - Precondition: No section is in the snapshot already or given twice.
  /// - Complexity: O(k log s) for k sections given and s sections in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    perform(.appendSections(identifiers))
  }

  /// Puts new, empty sections before a section.
  /// - Precondition: `toIdentifier` is in the snapshot; no section given is there already or given
  ///   twice.
  /// - Complexity: O(k log s) for k sections given and s sections in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    perform(.insertSections(identifiers, .before, toIdentifier))
  }

  /// Puts new, empty sections after a section.
  /// - Precondition: `toIdentifier` is in the snapshot; no section given is there already or given
  ///   twice.
  /// - Complexity: O(k log s) for k sections given and s sections in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    perform(.insertSections(identifiers, .after, toIdentifier))
  }

  /// Removes sections with their items; sections that are not in the snapshot are ignored.
  /// - Precondition: No section is given twice.
  /// - Complexity: O(k log s + m) for k sections given, s sections in the snapshot and m items removed.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    perform(.deleteSections(identifiers))
  }

  /// Moves a section with its items before another one.
  /// - Precondition: Both are in the snapshot, and they are two sections.
  /// - Complexity: O(log s) for s sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    perform(.moveSection(identifier, .before, toIdentifier))
  }

  /// Moves a section with its items after another one.
  /// - Precondition: Both are in the snapshot, and they are two sections.
  /// - Complexity: O(log s) for s sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    perform(.moveSection(identifier, .after, toIdentifier))
  }
}
