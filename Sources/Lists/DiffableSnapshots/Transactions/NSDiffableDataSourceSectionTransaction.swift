// SPDX-License-Identifier: Apache-2.0

/// The change that a reordering by the user makes in one section: the outlines before and after, and the
/// difference.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section that changed.
  public let sectionIdentifier: SectionIdentifierType

  /// The change of the section's items, visible or not, with moves within the section as associated pairs of
  /// a removal and an insertion.
  ///
  /// An item that comes from another section is inserted here and removed there.
  public let difference: CollectionDifference<ItemIdentifierType>

  private let initial: Contents
  private let final: Contents

  /// The section before the change; without items if the section did not exist.
  ///
  /// The items of a section to which no section snapshot was applied are roots.
  ///
  /// - Complexity: O(1), or O(*m*) for *m* such items.
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    initial.outline
  }

  /// The section after the change; without items if the section no longer exists.
  ///
  /// The items of a section to which no section snapshot was applied are roots.
  ///
  /// - Complexity: O(1), or O(*m*) for *m* such items.
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    final.outline
  }

  /// Creates the transaction of one section of `found`; an outline is `nil` if the section has none.
  init(
    _ changes: SectionChanges<SectionIdentifierType, ItemIdentifierType>,
    of found: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>,
    _ initialOutline: Outline?, _ finalOutline: Outline?
  ) {
    sectionIdentifier = changes.section
    initial =
      initialOutline.map { .outline($0) } ?? .roots(of: found.initial, section: changes.initial)
    final = finalOutline.map { .outline($0) } ?? .roots(of: found.final, section: changes.final)
    if initialOutline == nil, finalOutline == nil {
      difference = changes.difference
    } else {
      difference = final.outline.difference(from: initial.outline)
    }
  }

  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A section at one moment: an outline, or a section of a snapshot without one.
  private enum Contents: Sendable {
    case outline(Outline)
    case roots(of: Snapshot, section: Int?)

    var outline: Outline {
      switch self {
      case .outline(let outline): return outline
      case .roots(let snapshot, let section):
        var outline = Outline()
        if let section { outline.append(snapshot.contents.store.items(inSection: section)) }
        return outline
      }
    }
  }
}
