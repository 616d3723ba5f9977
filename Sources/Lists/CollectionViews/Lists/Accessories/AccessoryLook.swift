// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What the options of all accessories say.
struct AccessoryLook {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
}
