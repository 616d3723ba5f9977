// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// A view beside an open menu that shows what the menu applies to.
@MainActor
package struct MenuPreview {
  package let view: UIView
  /// The preferred size of the view, in points.
  package let size: CGSize
  /// The closure called when the user taps the preview.
  package let onChoice: () -> Void

  /// Creates a preview from its properties.
  package init(view: UIView, size: CGSize, onChoice: @escaping () -> Void) {
    self.view = view
    self.size = size
    self.onChoice = onChoice
  }
}
