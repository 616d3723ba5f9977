// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where a window was when it was last closed.
package struct WindowRecord: Codable, Equatable, Sendable {
  /// In points.
  package var width: Int
  /// In points.
  package var height: Int
  /// Whether it filled the screen.
  package var isMaximized = false
  /// The size that the program asked for then, in points: one that asks for another size now gets
  /// that.
  package var askedWidth: Int
  /// In points, as `askedWidth`.
  package var askedHeight: Int
  /// In the display's pixels; nil where the windowing system doesn't tell.
  package var x: Int?
  /// As `x`.
  package var y: Int?

  /// A window of a size, in points, for which the program asked for the size `asked`.
  package init(width: Int, height: Int, asked: CGSize) {
    self.width = width
    self.height = height
    askedWidth = Int(asked.width)
    askedHeight = Int(asked.height)
  }

  /// Whether the record tells of a window for which the program asked for the size `asked`.
  package func fits(asked: CGSize) -> Bool {
    askedWidth == Int(asked.width) && askedHeight == Int(asked.height)
  }

  /// The size to open a window with: the record's, no larger than `room` and no smaller than what
  /// can be used.
  package func size(in room: CGSize) -> CGSize {
    CGSize(
      width: max(120, min(CGFloat(width), room.width)),
      height: max(120, min(CGFloat(height), room.height)))
  }
}
