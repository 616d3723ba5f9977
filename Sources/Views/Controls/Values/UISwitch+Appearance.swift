// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISwitch: AppearanceNaming {
  /// The members that appearance proxies of switches can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("onTintColor", \UISwitch.onTintColor),
      AppearanceMember("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  }
}
