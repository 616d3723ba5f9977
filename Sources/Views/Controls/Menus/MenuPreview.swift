// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// What stands beside an open menu to show what the menu is about.
@MainActor
package struct MenuPreview {
  package let view: UIView
  /// The size the view wants, in points.
  package let size: CGSize
  /// Called when a person chooses the preview.
  package let onChoice: () -> Void

  /// A preview; see the properties.
  package init(view: UIView, size: CGSize, onChoice: @escaping () -> Void) {
    self.view = view
    self.size = size
    self.onChoice = onChoice
  }
}
