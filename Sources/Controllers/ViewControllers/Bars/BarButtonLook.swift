// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The appearance of a bar button as set by the older methods: its background images and offsets.
struct BarButtonLook: Equatable {
  /// The background images by state.
  var grounds: [UInt: UIImage] = [:]
  /// The offset of the title, in points, or `nil` if it was not set.
  var titleShift: UIOffset?
  /// The vertical offset of the background image, in points.
  var groundShift: CGFloat = 0

  /// Returns the background image for `state`, or the one for `.normal` if that state has none.
  func ground(for state: UIControl.State) -> UIImage? {
    grounds[state.rawValue] ?? grounds[UIControl.State.normal.rawValue]
  }
}
