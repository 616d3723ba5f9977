// SPDX-License-Identifier: Apache-2.0

/// Which identifiers were given more than once, where, and how the values differ that were given.
public struct DuplicateReport<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Error, Sendable {
  /// One of several places at which an identifier was given.
  public struct Occurrence<Identifier: Sendable>: Sendable {
    /// The value that was given there; equal to the others, but perhaps with other stored properties.
    public let identifier: Identifier
    /// The section that it was given in, or that it is.
    public let section: SectionIdentifierType
    /// The position of the section among those given.
    public let sectionIndex: Int
    /// The position of the item in its section; `nil` for a section.
    public let itemIndex: Int?
  }

  /// An identifier that was given more than once.
  public struct Duplicate<Identifier: Hashable & Sendable>: Sendable {
    /// All places at which it was given, in order; at least two.
    public let occurrences: [Occurrence<Identifier>]

    /// The identifier, as it was given first.
    public var identifier: Identifier { occurrences[0].identifier }

    /// Whether the values compare equal but have other stored properties.
    ///
    /// - Complexity: O(the size of the values).
    public var differsInContent: Bool {
      Set(occurrences.map { StoredContent.words(of: $0.identifier) }).count > 1
    }
  }

  /// Sections that were given more than once, in the order in which they came first.
  public let sections: [Duplicate<SectionIdentifierType>]
  /// Items that were given more than once, in the order in which they came first.
  public let items: [Duplicate<ItemIdentifierType>]

  /// Whether every identifier was given once.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}
