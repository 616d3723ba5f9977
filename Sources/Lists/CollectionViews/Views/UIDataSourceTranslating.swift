// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that translates between displayed index paths and those of the data source, which differ while
/// there are placeholders of a drop, or an item is being moved.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the displayed index of a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Returns the data source's index of a displayed section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the presentation index path for an index path of the data source, or `nil` if that is `nil` or
  /// does not exist; the item need not be visible.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the data source's index path for a presentation index path, or `nil` if that is `nil`, belongs
  /// to a placeholder, or does not exist; the item need not be visible.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Performs actions with displayed index paths.
  ///
  /// Differs from UIKit: index paths passed to the view are displayed ones anyway, except in changes of the
  /// data.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
