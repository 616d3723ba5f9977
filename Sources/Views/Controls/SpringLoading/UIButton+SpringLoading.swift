// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag held over the button presses it.
  public var isSpringLoaded: Bool {
    get { isPressedByDrags }
    set { isPressedByDrags = newValue }
  }
}
