// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UITabBarItem: AppearanceNaming {
  /// What appearances of tab bar items set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      AppearanceMember("badgeColor", \UITabBarItem.badgeColor),
    ]
  }
}
