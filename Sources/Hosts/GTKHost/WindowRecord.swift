// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The frame of a window when it was last closed.
package struct WindowRecord: Codable, Equatable, Sendable {
  /// The width of the window, in points.
  package var width: Int
  /// The height of the window, in points.
  package var height: Int
  /// Whether the window was maximized.
  package var isMaximized = false
  /// The width that the program requested then, in points; if the program now requests another size, that
  /// takes precedence.
  package var askedWidth: Int
  /// The height that the program requested then, in points.
  package var askedHeight: Int
  /// The horizontal position, in the display's pixels, or `nil` if the windowing system does not provide it.
  package var x: Int?
  /// The vertical position, in the display's pixels, or `nil` if the windowing system does not provide it.
  package var y: Int?

  /// Creates the record of a window with a size, in points, for which the program requested the size `asked`.
  package init(width: Int, height: Int, asked: CGSize) {
    self.width = width
    self.height = height
    askedWidth = Int(asked.width)
    askedHeight = Int(asked.height)
  }

  /// Returns whether the record belongs to a window for which the program requested the size `asked`.
  package func fits(asked: CGSize) -> Bool {
    askedWidth == Int(asked.width) && askedHeight == Int(asked.height)
  }

  /// Returns the size of a new window: the recorded size, limited to `room` and to a usable minimum.
  package func size(in room: CGSize) -> CGSize {
    CGSize(
      width: max(120, min(CGFloat(width), room.width)),
      height: max(120, min(CGFloat(height), room.height)))
  }
}
