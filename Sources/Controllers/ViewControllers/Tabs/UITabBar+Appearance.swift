// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
package import MullionViewTree

extension UITabBar: AppearanceNaming {
  /// The properties of tab bars that appearance proxies can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      .standardLook(\UITabBar.standardAppearance, \.standardAppearanceIsGiven),
      .look("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
      AppearanceMember("isTranslucent", \UITabBar.isTranslucent),
      AppearanceMember("barStyle", \UITabBar.barStyle),
      AppearanceMember("itemPositioning", \UITabBar.itemPositioning),
      AppearanceMember("itemWidth", \UITabBar.itemWidth),
      AppearanceMember("itemSpacing", \UITabBar.itemSpacing),
      .part(
        "selectionIndicatorImage", \UITabBar.selectionIndicatorImage, \.standardAppearanceIsGiven),
      AppearanceMember("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .part("barTintColor", \UITabBar.barTintColor, \.standardAppearanceIsGiven),
      .part("shadowImage", \UITabBar.shadowImage, \.standardAppearanceIsGiven),
      .part("backgroundImage", \UITabBar.backgroundImage, \.standardAppearanceIsGiven),
    ]
  }
}
