// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A controller that can go back, at the request of key and swipe handlers.
@MainActor
protocol GoingBack: AnyObject {
  /// The view, or `nil` if it is not loaded yet.
  var viewIfLoaded: UIView? { get }
  /// Goes back if the back button is available and leads to a controller.
  ///
  /// - Returns: Whether the back button is available.
  func goBackIfPossible() -> Bool
  /// Called when a back swipe began.
  func beginSwipingBack()
  /// Called when a back swipe moved to a fraction of its distance; the fraction may be outside of 0 … 1.
  func swipeBack(to share: CGFloat)
  /// Called when a back swipe ended.
  func endSwipingBack(goesBack: Bool)
}
