// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIBarButtonItem: AppearanceNaming {
  /// The properties of bar button items that appearance proxies can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("tintColor", \UIBarButtonItem.tintColor),
      AppearanceMember("look.grounds", \UIBarButtonItem.look.grounds),
      AppearanceMember("look.titleShift", \UIBarButtonItem.look.titleShift),
      AppearanceMember("look.groundShift", \UIBarButtonItem.look.groundShift),
      AppearanceMember("backLook.grounds", \UIBarButtonItem.backLook.grounds),
      AppearanceMember("backLook.titleShift", \UIBarButtonItem.backLook.titleShift),
      AppearanceMember("backLook.groundShift", \UIBarButtonItem.backLook.groundShift),
    ]
  }
}
