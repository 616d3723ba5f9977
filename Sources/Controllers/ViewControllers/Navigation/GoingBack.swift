// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A controller that can go back, as seen by key and swipe handling.
@MainActor
protocol GoingBack: AnyObject {
  /// The view, or `nil` if it is not loaded yet.
  var viewIfLoaded: UIView? { get }
  /// Goes back, if the back button is available and leads to a controller, and returns whether it is.
  func goBackIfPossible() -> Bool
  /// Called when a back swipe began.
  func beginSwipingBack()
  /// Called when a back swipe moved to a fraction of its distance.
  func swipeBack(to share: CGFloat)
  /// Called when a back swipe ended.
  func endSwipingBack(goesBack: Bool)
}
