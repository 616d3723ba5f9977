// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ViewTree

extension UIBarButtonItem: AppearanceNaming {
  /// What appearances of bar button items set.
  package static var appearanceMembers: [AppearanceMember] {
    [AppearanceMember("tintColor", \UIBarButtonItem.tintColor)]
  }
}
