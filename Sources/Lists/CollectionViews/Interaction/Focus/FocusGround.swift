// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The interface of a collection view for ``FocusMap``: its items and their frames.
@MainActor
protocol FocusGround {
  /// Returns the frame of an item in content coordinates, including the scrolling of its own section.
  func shownFrame(of path: IndexPath) -> CGRect?
  /// Returns the items that the layout reports for `region`, in content coordinates.
  ///
  /// For an orthogonal section that intersects `region`, these are all items that are visible in the section.
  func shownItems(in region: CGRect) -> [VisibleElement]
  /// Returns the items of an orthogonal section as a row; `nil` if `section` is not orthogonal.
  func focusRow(ofSection section: Int) -> FocusRow?
  /// Returns whether the item is a row of a list.
  func isListRow(_ path: IndexPath) -> Bool
  /// The number of items in each section.
  var itemCounts: [Int] { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The height of the view, in points.
  var viewHeight: CGFloat { get }
  /// The height of the part of the view that is not covered by bars, in points.
  var freeHeight: CGFloat { get }
  /// Whether the content is displayed mirrored horizontally.
  var isMirrored: Bool { get }
  /// Whether the reading direction runs from large coordinates to small ones.
  var readsAgainstCoordinates: Bool { get }
}
