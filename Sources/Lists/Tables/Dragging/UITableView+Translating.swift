// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews

extension UITableView: UIDataSourceTranslating {
  /// Returns `dataSourceSectionIndex`: the section indexes of the presentation are those of the data source.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns `presentationSectionIndex`: the section indexes of the presentation are those of the data
  /// source.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the presentation index path for an index path of the data source, or `nil` if that is `nil` or
  /// does not exist; the row need not be visible.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    contentView.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
  }

  /// Returns the data source's index path for a presentation index path, or `nil` if that is `nil`, belongs
  /// to a placeholder, or does not exist; the row need not be visible.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    contentView.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
  }

  /// Calls `actionsToTranslate`.
  ///
  /// Index paths are not translated: they have the same meaning in the closure as outside of it.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
