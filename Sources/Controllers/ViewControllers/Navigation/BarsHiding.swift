// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

/// A controller whose bars a ``BarHiding`` hides and shows.
@MainActor
protocol BarsHiding: AnyObject {
  /// The view with the bars, or `nil` if it is not loaded yet.
  var viewIfLoaded: UIView? { get }
  /// The traits of the controller.
  var traitCollection: UITraitCollection { get }
  /// The navigation bar and the toolbar.
  var barViews: [UIView] { get }
  /// Whether the navigation bar is hidden.
  var isNavigationBarHidden: Bool { get }
  /// Hides or shows the navigation bar.
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  /// Whether the toolbar is hidden.
  var isToolbarHidden: Bool { get }
  /// Hides or shows the toolbar.
  func setToolbarHidden(_ hidden: Bool, animated: Bool)
}
