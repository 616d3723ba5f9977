// SPDX-License-Identifier: Apache-2.0

public import Controls
import ViewTree

extension UIButton {
  /// In which order the button's menu shows its elements.
  ///
  /// Differs from UIKit: can't be overridden.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { UIContextMenuConfiguration.ElementOrder(rawValue: menuElementOrder) ?? .automatic }
    set {
      menuElementOrder = newValue.rawValue
      putsFirstElementsNearest = newValue == .priority
    }
  }
}
