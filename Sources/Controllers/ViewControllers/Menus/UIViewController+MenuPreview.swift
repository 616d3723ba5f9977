// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionControls
package import MullionViewTree

extension UIViewController: MenuPreviewing {
  /// Returns the controller's view and its size in points.
  ///
  /// The size is the preferred content size; a dimension that is not positive is replaced by 80 % of the
  /// width or 40 % of the height of `window`.
  package func previewView(in window: CGSize) -> (view: UIView, size: CGSize) {
    loadViewIfNeeded()
    var size = preferredContentSize
    if size.width <= 0 { size.width = window.width * 0.8 }
    if size.height <= 0 { size.height = window.height * 0.4 }
    return (view ?? UIView(), size)
  }

  /// Calls the appearance methods of the controller when the preview appears.
  package func previewCame() {
    beginAppearance(true, animated: false)
    endAppearance()
  }

  /// Begins the disappearance of the controller when the preview begins to disappear.
  package func previewGoes() { beginAppearance(false, animated: true) }

  /// Removes the view and ends the disappearance of the controller, after the preview disappeared.
  package func previewWent() {
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
