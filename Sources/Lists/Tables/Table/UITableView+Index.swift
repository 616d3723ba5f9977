// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
public import MullionViewTree

/// The index beside the rows.
extension UITableView {
  /// The title that represents a search field in an index.
  ///
  /// Differs from UIKit: it is displayed as this character, not as an image.
  public static let indexSearch = "\u{2315}"

  /// The minimum number of rows for which the index is displayed.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { index.fewestRows }
    set { index.fewestRows = newValue }
  }

  /// The color of the titles; `nil` for the tint color.
  public var sectionIndexColor: UIColor? {
    get { index.color }
    set { index.color = newValue }
  }

  /// The background color of the index; `nil` for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { index.background }
    set { index.background = newValue }
  }

  /// The background color of the index while a touch is tracked; `nil` to keep the normal one.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.trackingBackground }
    set { index.trackingBackground = newValue }
  }

  /// Reloads the index titles from the data source.
  public func reloadSectionIndexTitles() { index.reload() }
}
