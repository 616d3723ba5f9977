// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A controller whose view is shown beside a menu.
@MainActor
package protocol MenuPreviewing: AnyObject {
  /// Returns the view with its size, in points, for a window of the given size.
  func previewView(in window: CGSize) -> (view: UIView, size: CGSize)
  /// Notifies the controller that the view has appeared.
  func previewCame()
  /// Notifies the controller that the view is about to disappear.
  func previewGoes()
  /// Notifies the controller that the view has disappeared.
  func previewWent()
}
