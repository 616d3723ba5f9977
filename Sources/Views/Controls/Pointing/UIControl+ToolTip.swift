// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

extension UIControl {
  /// The text of the tool tip for a pointer that rests over the control, or `nil` for no tool tip.
  ///
  /// Differs from UIKit: cannot be overridden.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let own = toolTipInteraction {
        own.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// The interaction that shows the control's tool tip; `nil` if no tool tip was ever set.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
