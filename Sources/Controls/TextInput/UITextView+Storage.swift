// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

// How wide the lines of the text are.
extension UITextView {
  /// Gives the container the view's width, if it follows it.
  func trackContainer() {
    guard followsWidth else { return }
    let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    textContainer.follow(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
  }

  /// Whether lines are as wide as the view; otherwise they are as wide as the container.
  var followsWidth: Bool {
    textContainer.widthTracksTextView || !textContainer.lineWidth.isFinite
      || textContainer.isFollowing
  }
}
