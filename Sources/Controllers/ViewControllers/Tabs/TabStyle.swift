// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// How a tab looks as it is now.
struct TabStyle {
  var isInline: Bool
  var title: BarTextStyle
  var icon: UIColor
  var shift: CGPoint
  var badge: UIColor
  var badgeText: BarTextStyle
}
