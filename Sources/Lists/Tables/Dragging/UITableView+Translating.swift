// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

extension UITableView: UIDataSourceTranslating {
  /// The same: sections are shown where the data has them.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// The same: sections are shown where the data has them.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Where a row of the data is shown; nil for nil, and for what the data does not have.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    contentView.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
  }

  /// Where the data has the row that is shown somewhere; nil for nil, for what is on its way and where nothing is shown.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    contentView.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
  }

  /// Calls `actionsToTranslate`; index paths in it are those of what is shown, as they are elsewhere.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
