// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The animation that replaces one child's view by another's.
struct ChildExchange {
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
}
