// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// How one child's view takes the place of another's.
struct ChildExchange {
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
}
