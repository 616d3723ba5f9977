// SPDX-License-Identifier: Apache-2.0

import Controls
import Foundation
package import ViewTree

extension UIToolbar: AppearanceNaming {
  /// What appearances of toolbars set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember(
        "standardAppearance",
        read: { (bar: UIToolbar) in
          .some(bar.standardAppearanceIsGiven ? bar.standardAppearance : nil)
        },
        write: { bar, look in if let look { bar.standardAppearance = look.duplicate() } }),
      .look("compactAppearance", \UIToolbar.compactAppearance),
      .look("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
      .look("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
      AppearanceMember("isTranslucent", \UIToolbar.isTranslucent),
      AppearanceMember("barStyle", \UIToolbar.barStyle),
      .part("barTintColor", \UIToolbar.barTintColor, \.standardAppearanceIsGiven),
    ]
  }
}
