// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The appearance of a tab in its current state.
struct TabStyle {
  var isInline: Bool
  var title: BarTextStyle
  var icon: UIColor
  var shift: CGPoint
  var badge: UIColor
  var badgeText: BarTextStyle
}
