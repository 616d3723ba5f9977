// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Knows where lines of a text have room that is no plain rectangle.
///
/// All numbers are in points from the corner of the text.
package protocol LineRooms {
  /// The sides of the rooms in a row that is `height` high, in the order in which text fills them; none: nothing has room there.
  ///
  /// `unit` is where the text of the row begins, in UTF-16 code units.
  func rooms(
    at top: CGFloat, height: CGFloat, unit: Int, isRightToLeft: Bool
  ) -> [ClosedRange<CGFloat>]
  /// From where on down lines are as wide as the text; infinity: nobody knows.
  var plainTop: CGFloat { get }
  /// Below which no line has room; infinity: there is no end.
  var bottom: CGFloat { get }
}
