// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

extension UIViewController {
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ exchange: ChildExchange,
    _ completion: ((Bool) -> Void)?
  ) {
    for child in [old, new] {
      require(
        child.parent === self,
        "transition(from:to:…) of \(self) with \(child), which is not a child of it; call addChild(_:)"
          + " first.")
    }
    guard let container = old.viewIfLoaded?.superview, let view = new.view else {
      contractBroken(
        "transition(from:to:…) of \(self) from \(old), whose view has no superview; add it first.")
    }
    let isAnimated = exchange.duration > 0
    old.beginAppearance(false, animated: isAnimated)
    new.beginAppearance(true, animated: isAnimated)
    let end = { (finished: Bool) in
      if old.viewIfLoaded?.superview === container { old.viewIfLoaded?.removeFromSuperview() }
      old.endAppearance()
      new.endAppearance()
      completion?(finished)
    }
    guard exchange.options.isTransition else {
      container.addSubview(view)
      UIView.animate(
        withDuration: exchange.duration, delay: 0, options: exchange.options,
        animations: { exchange.animations?() }, completion: end)
      return
    }
    UIView.transition(
      with: container, duration: exchange.duration, options: exchange.options,
      animations: {
        old.viewIfLoaded?.removeFromSuperview()
        container.addSubview(view)
        exchange.animations?()
      }, completion: end)
  }
}

extension UIView.AnimationOptions {
  /// Whether the options contain a transition of a whole view.
  fileprivate var isTransition: Bool { rawValue >> 20 & 7 != 0 }
}
