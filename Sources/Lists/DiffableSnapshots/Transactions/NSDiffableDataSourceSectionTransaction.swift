// SPDX-License-Identifier: Apache-2.0

/// What a reordering by the user changes in one section: the outlines before and after, and what leads
/// from one to the other.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section that changed.
  public let sectionIdentifier: SectionIdentifierType

  /// The change of the section's items, visible or not, with moves within the section as pairs of a
  /// removal and an insertion that name each other.
  ///
  /// An item that comes from another section is inserted here and removed there.
  public let difference: CollectionDifference<ItemIdentifierType>

  private let initial: Contents
  private let final: Contents

  /// The section before the change; without items when the section was not there.
  ///
  /// The items of a section that no section snapshot was applied to are roots.
  /// - Complexity: O(1), or O(m) for m such items.
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    initial.outline
  }

  /// The section after the change; without items when the section is gone.
  ///
  /// The items of a section that no section snapshot was applied to are roots.
  /// - Complexity: O(1), or O(m) for m such items.
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    final.outline
  }

  /// Makes the transaction of one section of `found`, whose outlines are `nil` where it has none.
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

  /// A section at one moment: an outline, or the section of a snapshot that has none.
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
