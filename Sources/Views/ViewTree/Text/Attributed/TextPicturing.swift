// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What stands in an attributed text in the place of a character: an attachment.
package protocol TextPicturing: AnyObject {
  /// What is read in its place; nil: nothing.
  var accessibilityLabel: String? { get }
  /// The room that it takes beside letters of `font`.
  func box(
    in font: UIFont, shownAs description: FontDescription, at place: TextPicturePlace
  ) -> TextBox
  /// What is drawn into `rect`, in points; pictures that are shapes in `color`.
  func commands(
    in rect: CGRect, font: UIFont, color: UIColor, at place: TextPicturePlace
  ) -> [DrawCommand]
}
