// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where in a text a picture stands.
package struct TextPicturePlace {
  /// In UTF-16 code units.
  package let index: Int
  /// How wide the room for the text is, in points; the greatest number: there is no limit.
  package let width: CGFloat
  /// The text container that the text is set in; nil: none is known.
  package let container: AnyObject?

  /// The place of the picture when `distance` UTF-16 code units more are in front of it.
  package func moved(by distance: Int) -> TextPicturePlace {
    TextPicturePlace(index: index + distance, width: width, container: container)
  }
}
