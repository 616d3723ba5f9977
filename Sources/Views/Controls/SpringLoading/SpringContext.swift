// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The state of a drag that is held over the view of a spring-loaded interaction.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// The location of the drag in the surface's coordinate space, in points.
  var place = CGPoint.zero
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    let reference = view ?? self.view
    guard let reference else { return place }
    let own = reference.convert(place, from: nil)
    return view == nil ? reference.convert(own, to: reference.window) : own
  }
}
