// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionView: UIDataSourceTranslating {
  /// The same: sections are shown where the data has them.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// The same: sections are shown where the data has them.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Where an item of the data is shown; nil for nil, and for what the data does not have.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let data = dataSourceIndexPath, data.count == 2, data.item >= 0 else { return nil }
    let shown = engine.movement.shownPath(engine.placeholders.shownPath(data))
    return engine.knownCounts.contains(shown) ? shown : nil
  }

  /// Where the data has the item that is shown somewhere; nil for nil, for what is on its way and where nothing is shown.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let shown = presentationIndexPath, engine.knownCounts.contains(shown),
      engine.placeholders.entry(at: shown) == nil
    else { return nil }
    return engine.placeholders.dataPath(engine.movement.dataPath(shown))
  }

  /// Calls `actionsToTranslate`; index paths in it are those of what is shown, as they are elsewhere.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
