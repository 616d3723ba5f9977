// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The options and the source of a zoom transition.
@MainActor
struct ZoomDescription {
  let options: UIViewController.Transition.ZoomOptions
  let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// Returns the source view, or `nil` if there is none or it is not visible.
  func source(from source: UIViewController, to zoomed: UIViewController) -> UIView? {
    let view = provider(
      UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
    return view?.surface == nil || view?.bounds.isEmpty == true ? nil : view
  }
}
