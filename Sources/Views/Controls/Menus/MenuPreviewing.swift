// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A controller whose view stands beside a menu.
@MainActor
package protocol MenuPreviewing: AnyObject {
  /// The view with its size, in points, where the window is as large as `window`.
  func previewView(in window: CGSize) -> (view: UIView, size: CGSize)
  /// The view is seen.
  func previewCame()
  /// The view is about to go.
  func previewGoes()
  /// The view is gone.
  func previewWent()
}
