// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// What it leads to that some properties of a view are set.
extension UIView {
  /// The view has another mask.
  func maskWasSet() {
    mask?.removeFromSuperview()
    setPictureStale()
  }

  /// Takes away the interactions that are not in `list`, and gives the view those that are.
  func replaceInteractions(by list: [any UIInteraction]) {
    let gone = interactions.filter { old in !list.contains { $0 === old } }
    for interaction in gone { removeInteraction(interaction) }
    for interaction in list { addInteraction(interaction) }
  }
}

extension CGRect {
  /// The rectangle with so much more at each side, in points.
  func grown(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
