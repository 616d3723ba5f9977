// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

/// A controller whose bars come and go, as ``BarHiding`` knows it.
@MainActor
protocol BarsHiding: AnyObject {
  /// The view with the bars; nil: not made yet.
  var viewIfLoaded: UIView? { get }
  /// The traits that the controller adapts to.
  var traitCollection: UITraitCollection { get }
  /// The bars.
  var barViews: [UIView] { get }
  /// Whether the bar at the top is away.
  var isNavigationBarHidden: Bool { get }
  /// Takes the bar at the top away, or brings it back.
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  /// Whether the bar at the bottom is away.
  var isToolbarHidden: Bool { get }
  /// Takes the bar at the bottom away, or brings it back.
  func setToolbarHidden(_ hidden: Bool, animated: Bool)
}
