// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UITabBarItem: AppearanceNaming {
  /// The properties of tab bar items that appearance proxies can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      AppearanceMember("badgeColor", \UITabBarItem.badgeColor),
    ]
  }
}
