// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Appends new, empty sections.
  ///
  /// - Precondition: No section is in the snapshot already or occurs twice in `identifiers`.
  /// - Complexity: O(*k* log *s*) for *k* given sections and *s* sections in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    perform(.appendSections(identifiers))
  }

  /// Inserts new, empty sections before a section.
  ///
  /// - Precondition: `toIdentifier` is in the snapshot; no given section is in the snapshot already or occurs
  ///   twice in `identifiers`.
  /// - Complexity: O(*k* log *s*) for *k* given sections and *s* sections in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    perform(.insertSections(identifiers, .before, toIdentifier))
  }

  /// Inserts new, empty sections after a section.
  ///
  /// - Precondition: `toIdentifier` is in the snapshot; no given section is in the snapshot already or occurs
  ///   twice in `identifiers`.
  /// - Complexity: O(*k* log *s*) for *k* given sections and *s* sections in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    perform(.insertSections(identifiers, .after, toIdentifier))
  }

  /// Deletes sections with their items; sections that are not in the snapshot are ignored.
  ///
  /// - Precondition: No section occurs twice in `identifiers`.
  /// - Complexity: O(*k* log *s* + *m*) for *k* given sections, *s* sections in the snapshot and *m* deleted
  ///   items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    perform(.deleteSections(identifiers))
  }

  /// Moves a section with its items before another one.
  ///
  /// - Precondition: Both are in the snapshot and different.
  /// - Complexity: O(log *s*) for *s* sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    perform(.moveSection(identifier, .before, toIdentifier))
  }

  /// Moves a section with its items after another one.
  ///
  /// - Precondition: Both are in the snapshot and different.
  /// - Complexity: O(log *s*) for *s* sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    perform(.moveSection(identifier, .after, toIdentifier))
  }
}
