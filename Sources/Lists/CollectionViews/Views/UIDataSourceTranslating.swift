// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Tells where something is shown from where the data has it, which differ while a drop is on its way, or an item in a hand.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section that is shown of a section of the data.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// The section of the data that is shown as a section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Where something of the data is shown; nil for nil, and for what the data does not have.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Where the data has what is shown somewhere; nil for nil, for what is on its way and where nothing is shown.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Does something by places that are shown.
  ///
  /// Differs from UIKit: places that the view is told are those that are shown anyway, but for changes of the data.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
