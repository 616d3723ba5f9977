// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionControls
package import MullionViewTree

extension UIViewController: MenuPreviewing {
  /// Returns the controller's view with its preferred size; else a size relative to that of the window
  /// `window`, in points.
  package func previewView(in window: CGSize) -> (view: UIView, size: CGSize) {
    loadViewIfNeeded()
    var size = preferredContentSize
    if size.width <= 0 { size.width = window.width * 0.8 }
    if size.height <= 0 { size.height = window.height * 0.4 }
    return (view ?? UIView(), size)
  }

  /// Called when the preview appears.
  package func previewCame() {
    beginAppearance(true, animated: false)
    endAppearance()
  }

  /// Called when the preview begins to disappear.
  package func previewGoes() { beginAppearance(false, animated: true) }

  /// Called after the preview disappeared.
  package func previewWent() {
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
