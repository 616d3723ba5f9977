// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionView: UIDataSourceTranslating {
  /// Returns `dataSourceSectionIndex`: the section indexes of the presentation are those of the data source.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns `presentationSectionIndex`: the section indexes of the presentation are those of the data
  /// source.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the presentation index path for an index path of the data source, or `nil` if that is `nil` or
  /// does not exist; the item need not be visible.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let data = dataSourceIndexPath, data.count == 2, data.item >= 0 else { return nil }
    let shown = engine.movement.shownPath(engine.placeholders.shownPath(data))
    return engine.knownCounts.contains(shown) ? shown : nil
  }

  /// Returns the data source's index path for a presentation index path, or `nil` if that is `nil`, belongs
  /// to a placeholder, or does not exist; the item need not be visible.
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
  /// Index paths are not translated: they have the same meaning in the closure as outside of it.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
