// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The frame of a sheet in its container.
struct SheetGeometry: Hashable {
  /// The container's size, in points.
  var container: CGSize
  /// The container's safe area, in points.
  var safeArea: UIEdgeInsets
  /// Whether the sheet is a card in the centre, and not at the bottom edge.
  var isFloating: Bool
  /// The preferred size of a floating sheet, in points; a dimension of 0 stands for that of the style.
  var preferredSize: CGSize
  /// Whether a floating sheet has the size of a form, and not of a page.
  var isForm: Bool
  /// The frame over which a floating sheet is centred, or `nil` for the bounds of the container.
  var source: CGRect?

  /// The size of a form sheet on tablets, in points; this size and the width of page sheets are from the
  /// published guidelines.
  private static let form = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  /// The visible strip above the highest sheet at the bottom edge, in points.
  private static let peek: CGFloat = 10
  private static let statusBar: CGFloat = 20
  private static let margin: CGFloat = 20

  /// The maximum height of a sheet at the bottom edge, without the safe area, in points.
  var greatestHeight: CGFloat {
    max(0, container.height - max(safeArea.top, Self.statusBar) - Self.peek - safeArea.bottom)
  }

  /// Returns the frame of the sheet.
  ///
  /// At the bottom edge, `height` is its height in points without the safe area; a floating sheet has its own
  /// size.
  func frame(height: CGFloat) -> CGRect {
    if isFloating { return floatingFrame }
    let height = max(0, min(greatestHeight, height)) + safeArea.bottom
    return CGRect(x: 0, y: container.height - height, width: container.width, height: height)
  }

  private var floatingFrame: CGRect {
    let room = CGSize(
      width: container.width - 2 * Self.margin, height: container.height - 2 * Self.margin)
    var size =
      isForm ? Self.form : CGSize(width: Self.pageWidth, height: container.height - 88)
    if preferredSize.width > 0 { size.width = preferredSize.width }
    if preferredSize.height > 0 { size.height = preferredSize.height }
    size = CGSize(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    let middle = CGPoint(
      x: source?.midX ?? container.width / 2, y: source?.midY ?? container.height / 2)
    func start(_ middle: CGFloat, _ length: CGFloat, in room: CGFloat) -> CGFloat {
      max(Self.margin, min(room - Self.margin - length, middle - length / 2)).rounded()
    }
    return CGRect(
      x: start(middle.x, size.width, in: container.width),
      y: start(middle.y, size.height, in: container.height), width: size.width,
      height: size.height)
  }
}
