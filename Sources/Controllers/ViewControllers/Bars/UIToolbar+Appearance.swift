// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
package import MullionViewTree

extension UIToolbar: AppearanceNaming {
  /// The properties of toolbars that appearance proxies can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      .standardLook(\UIToolbar.standardAppearance, \.standardAppearanceIsGiven),
      .look("compactAppearance", \UIToolbar.compactAppearance),
      .look("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
      .look("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
      AppearanceMember("isTranslucent", \UIToolbar.isTranslucent),
      AppearanceMember("barStyle", \UIToolbar.barStyle),
      .part("barTintColor", \UIToolbar.barTintColor, \.standardAppearanceIsGiven),
    ]
  }
}
