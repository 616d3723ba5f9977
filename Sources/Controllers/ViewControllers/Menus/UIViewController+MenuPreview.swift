// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionControls
package import MullionViewTree

extension UIViewController: MenuPreviewing {
  /// The controller's view, as large as the controller wants it; else most of a window as large as `window`, in points.
  package func previewView(in window: CGSize) -> (view: UIView, size: CGSize) {
    loadViewIfNeeded()
    var size = preferredContentSize
    if size.width <= 0 { size.width = window.width * 0.8 }
    if size.height <= 0 { size.height = window.height * 0.4 }
    return (view ?? UIView(), size)
  }

  /// The view appears.
  package func previewCame() {
    beginAppearance(true, animated: false)
    endAppearance()
  }

  /// The view disappears.
  package func previewGoes() { beginAppearance(false, animated: true) }

  /// The view has disappeared.
  package func previewWent() {
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
