// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews
public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Applies `snapshot`, while the visible content stays in place on screen regardless of changes above it;
  /// also at the very beginning of the content.
  ///
  /// Otherwise it behaves as `apply(_:animatingDifferences:completion:)`, which keeps the content offset.
  /// ``ScrollingPolicy/keepsPlaceInUpdates`` has the same effect for all updates of a view.
  ///
  /// When applies are combined, the place is kept if one of them requests it.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(
      snapshot, place: .kept, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies an outline to `section`, while the visible content stays in place on screen; also at the very
  /// beginning of the content.
  ///
  /// Otherwise it behaves as `apply(_:to:animatingDifferences:completion:)`.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    apply(
      snapshot, to: section, place: .kept, animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Applies `snapshot` and keeps the place, and returns when it is shown; with `animatingDifferences`, when
  /// the animations ended.
  ///
  /// Otherwise it behaves as `apply(_:animatingDifferences:)`: a no-op in a task that was cancelled before.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await apply(snapshot, place: .kept, animatingDifferences: animatingDifferences)
  }

  /// Applies an outline to `section` and keeps the place, and returns when it is shown; with
  /// `animatingDifferences`, when the animations ended.
  ///
  /// Otherwise it behaves as `apply(_:to:animatingDifferences:)`: a no-op in a task that was cancelled
  /// before.
  public func applyKeepingPlace(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await apply(snapshot, to: section, place: .kept, animatingDifferences: animatingDifferences)
  }
}
