// SPDX-License-Identifier: Apache-2.0

/// The duplicate identifiers, their occurrences, and the differences between their values.
public struct DuplicateReport<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Error, Sendable {
  /// An occurrence of an identifier.
  public struct Occurrence<Identifier: Sendable>: Sendable {
    /// The value at this occurrence; equal to the others, but possibly with different stored properties.
    public let identifier: Identifier
    /// The section that contains the item, or the section itself.
    public let section: SectionIdentifierType
    /// The index of the section.
    public let sectionIndex: Int
    /// The index of the item in its section, or `nil` for a section.
    public let itemIndex: Int?
  }

  /// A duplicate identifier.
  public struct Duplicate<Identifier: Hashable & Sendable>: Sendable {
    /// The occurrences, in order; at least two.
    public let occurrences: [Occurrence<Identifier>]

    /// The identifier at its first occurrence.
    public var identifier: Identifier { occurrences[0].identifier }

    /// Whether the values compare equal but have different stored properties.
    ///
    /// - Complexity: O(*n*) in the size of the values.
    public var differsInContent: Bool {
      Set(occurrences.map { StoredContent.words(of: $0.identifier) }).count > 1
    }
  }

  /// The duplicate sections, in the order of their first occurrences.
  public let sections: [Duplicate<SectionIdentifierType>]
  /// The duplicate items, in the order of their first occurrences.
  public let items: [Duplicate<ItemIdentifierType>]

  /// Whether there are no duplicates.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}
