// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What a zoom is like, and what it comes out of.
@MainActor
struct ZoomWay {
  let options: UIViewController.Transition.ZoomOptions
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// The view that the controller grows out of, if it is to be seen.
  func source(from source: UIViewController, to zoomed: UIViewController) -> UIView? {
    let view = provider(
      UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
    return view?.surface == nil || view?.bounds.isEmpty == true ? nil : view
  }
}
