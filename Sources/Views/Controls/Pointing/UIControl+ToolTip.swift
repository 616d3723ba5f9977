// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

extension UIControl {
  /// What a tool tip says when a pointer rests over the control; nil: there is none.
  ///
  /// Differs from UIKit: can't be overridden.
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

  /// What shows the control's tool tip; nil: it never had one.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
