// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The parameters of the animation that replaces the view of one child by the view of another.
struct ChildExchange {
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
}
