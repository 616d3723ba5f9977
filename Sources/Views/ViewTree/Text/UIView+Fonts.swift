// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

extension UIView {
  /// Returns the font adapted to the text size of the view's traits.
  ///
  /// Outside of a window no text size is known, and the font is returned unmodified.
  package func seen(_ font: UIFont?) -> UIFont? {
    tree.isInWindow ? font?.adapted(to: traitCollection) : font
  }
}
