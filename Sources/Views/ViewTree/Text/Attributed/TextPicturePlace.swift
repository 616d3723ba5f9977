// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The position of a picture in a text.
package struct TextPicturePlace {
  /// The character index, in UTF-16 code units.
  package let index: Int
  /// The available width, in points; `greatestFiniteMagnitude` for no limit.
  package let width: CGFloat
  /// The text container of the text; `nil` if unknown.
  package let container: AnyObject?

  /// Returns the position of the picture after inserting `distance` UTF-16 code units in front of it.
  package func moved(by distance: Int) -> TextPicturePlace {
    TextPicturePlace(index: index + distance, width: width, container: container)
  }
}
