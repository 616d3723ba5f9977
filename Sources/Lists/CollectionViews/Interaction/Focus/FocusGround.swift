// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What ``FocusMap`` asks of a collection view: which items there are, where they are shown.
@MainActor
protocol FocusGround {
  /// Where an item is shown, in content coordinates, with the scrolling of its own section.
  func shownFrame(of path: IndexPath) -> CGRect?
  /// The items that are seen in `region`, if everything was scrolled there.
  func shownItems(in region: CGRect) -> [ShownItem]
  /// The row that a section is which scrolls by itself; nil: `section` doesn't.
  func focusRow(ofSection section: Int) -> FocusRow?
  /// Whether the item is a row of a list.
  func isListRow(_ path: IndexPath) -> Bool
  /// How many items each section has.
  var itemCounts: [Int] { get }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// How high the view is, in points.
  var viewHeight: CGFloat { get }
  /// How high the part of the view is that no bar covers, in points.
  var freeHeight: CGFloat { get }
  /// Whether what is at the left of the content is seen at the right.
  var isMirrored: Bool { get }
  /// Whether people read from large coordinates to small ones.
  var readsAgainstCoordinates: Bool { get }
}
