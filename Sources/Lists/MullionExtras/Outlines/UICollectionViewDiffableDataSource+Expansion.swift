// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews
public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Shows an outline that was built anew in a section, with what is expanded there now expanded.
  ///
  /// `apply(_:to:animatingDifferences:completion:)` shows what the snapshot itself says is expanded.
  public func applyKeepingExpansion(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var snapshot = snapshot
    snapshot.keepExpansion(of: self.snapshot(for: section))
    apply(
      snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }
}
