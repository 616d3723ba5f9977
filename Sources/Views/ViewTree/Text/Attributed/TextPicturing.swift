// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A picture in place of a character of an attributed text: an attachment.
package protocol TextPicturing: AnyObject {
  /// The label that assistive technologies read in place of the picture; `nil` for none.
  var accessibilityLabel: String? { get }
  /// Returns the box of the picture beside text in `font`.
  func box(
    in font: UIFont, shownAs description: FontDescription, at place: TextPicturePlace
  ) -> TextBox
  /// Returns the commands that draw the picture in `rect`, in points; template pictures are drawn in `color`.
  func commands(
    in rect: CGRect, font: UIFont, color: UIColor, at place: TextPicturePlace
  ) -> [DrawCommand]
}
