// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
public import MullionViewTree

/// The index beside the rows.
extension UITableView {
  /// The title that stands for a search field in an index.
  ///
  /// Differs from UIKit: it is shown as this sign, not as a picture.
  public static let indexSearch = "\u{2315}"

  /// The least number of rows for which the index shows.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { index.fewestRows }
    set { index.fewestRows = newValue }
  }

  /// The color of the titles; nil: the tint.
  public var sectionIndexColor: UIColor? {
    get { index.color }
    set { index.color = newValue }
  }

  /// The color behind the titles; nil: none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { index.background }
    set { index.background = newValue }
  }

  /// The color behind the titles while a touch is on them; nil: as before.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.trackingBackground }
    set { index.trackingBackground = newValue }
  }

  /// Asks the data source for the titles again.
  public func reloadSectionIndexTitles() { index.reload() }
}
