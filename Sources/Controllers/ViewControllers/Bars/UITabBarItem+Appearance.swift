// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
package import ViewTree

extension UITabBarItem: AppearanceNaming {
  /// What appearances of tab bar items set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      AppearanceMember("badgeColor", \UITabBarItem.badgeColor),
    ]
  }
}
