// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// What keys and hands lead back.
@MainActor
protocol GoingBack: AnyObject {
  /// What is seen of it; nil: nothing yet.
  var viewIfLoaded: UIView? { get }
  /// Goes back as the back button does; answers whether there was a way back.
  func goBackIfPossible() -> Bool
  /// A hand began to drag what is shown away.
  func beginSwipingBack()
  /// A hand drags what is shown to a share of its way.
  func swipeBack(to share: CGFloat)
  /// A hand let go.
  func endSwipingBack(goesBack: Bool)
}
