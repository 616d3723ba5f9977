// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The areas available to lines of a text that is not laid out in a rectangle.
///
/// All numbers are in points from the top left corner of the text.
package protocol LineSpaces {
  /// Returns the horizontal extents available to a line at `top` with `height`, in the order in which text
  /// fills them; empty if there is none.
  ///
  /// `unit` is the offset of the line's text, in UTF-16 code units.
  func rooms(
    at top: CGFloat, height: CGFloat, unit: Int, isRightToLeft: Bool
  ) -> [ClosedRange<CGFloat>]
  /// The y coordinate below which lines have the full width; infinity if it is unknown.
  var plainTop: CGFloat { get }
  /// The y coordinate below which no line fits; infinity if there is no limit.
  var bottom: CGFloat { get }
}
