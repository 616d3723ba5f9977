// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews
public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Shows `snapshot`, and what the user looks at stays where it is on screen, whatever comes, goes or
  /// moves above it; also at the very beginning of the content.
  ///
  /// As `apply(_:animatingDifferences:completion:)` otherwise, which leaves the content offset as it
  /// is. ``ScrollingPolicy/keepsPlaceInUpdates`` asks the same of all updates of a view.
  ///
  /// When applies are carried out together, the place is kept if one of them says so.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(
      snapshot, place: .kept, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows an outline as the items of `section`, and what the user looks at stays where it is on
  /// screen; also at the very beginning of the content.
  ///
  /// As `apply(_:to:animatingDifferences:completion:)` otherwise.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(
      snapshot, to: section, place: .kept, animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Shows `snapshot` and keeps the place, and returns when it is shown; with `animatingDifferences`,
  /// when all views have arrived.
  ///
  /// As `apply(_:animatingDifferences:)` otherwise: a task that was cancelled before applies nothing.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await apply(snapshot, place: .kept, animatingDifferences: animatingDifferences)
  }

  /// Shows an outline as the items of `section` and keeps the place, and returns when it is shown; with
  /// `animatingDifferences`, when all views have arrived.
  ///
  /// As `apply(_:to:animatingDifferences:)` otherwise: a task that was cancelled before applies nothing.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await apply(snapshot, to: section, place: .kept, animatingDifferences: animatingDifferences)
  }
}
