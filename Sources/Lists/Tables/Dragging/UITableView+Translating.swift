// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

extension UITableView: UIDataSourceTranslating {
  /// Returns `dataSourceSectionIndex`: sections are displayed where the data source has them.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns `presentationSectionIndex`: sections are displayed where the data source has them.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the displayed index path of a row of the data source; `nil` for `nil`, and for rows that do not
  /// exist.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    contentView.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
  }

  /// Returns the data source's index path of a displayed row; `nil` for `nil`, for placeholders and where no
  /// row is displayed.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    contentView.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
  }

  /// Calls `actionsToTranslate`.
  ///
  /// Index paths in the closure refer to displayed rows, as they do elsewhere.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
