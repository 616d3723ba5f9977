// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionViews
public import MullionDiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Applies a rebuilt outline to a section, and keeps the items expanded that are expanded there now.
  ///
  /// In contrast, `apply(_:to:animatingDifferences:completion:)` uses the expansion in the snapshot itself.
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
