// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The options that all accessories have in common.
struct AccessoryLook {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
}
