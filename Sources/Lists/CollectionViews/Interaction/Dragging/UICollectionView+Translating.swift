// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionView: UIDataSourceTranslating {
  /// Returns `dataSourceSectionIndex`: sections are displayed where the data source has them.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns `presentationSectionIndex`: sections are displayed where the data source has them.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the displayed index path of an item of the data source; `nil` for `nil`, and for items that do
  /// not exist.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let data = dataSourceIndexPath, data.count == 2, data.item >= 0 else { return nil }
    let shown = engine.movement.shownPath(engine.placeholders.shownPath(data))
    return engine.knownCounts.contains(shown) ? shown : nil
  }

  /// Returns the data source's index path of a displayed item; `nil` for `nil`, for placeholders and where no
  /// item is displayed.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let shown = presentationIndexPath, engine.knownCounts.contains(shown),
      engine.placeholders.entry(at: shown) == nil
    else { return nil }
    return engine.placeholders.dataPath(engine.movement.dataPath(shown))
  }

  /// Calls `actionsToTranslate`.
  ///
  /// Index paths in it are those of displayed items, as they are elsewhere.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
