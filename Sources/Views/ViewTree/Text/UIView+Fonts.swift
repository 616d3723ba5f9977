// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

extension UIView {
  /// A font that follows the size of text a person chose, as the view shows it.
  ///
  /// Outside of windows nobody has chosen a size for the view, and the font is as it was set.
  package func seen(_ font: UIFont?) -> UIFont? {
    tree.isInWindow ? font?.adapted(to: traitCollection) : font
  }
}
