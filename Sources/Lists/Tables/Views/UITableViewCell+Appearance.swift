// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITableViewCell: AppearanceNaming {
  /// What appearances of cells set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("selectionStyle", \UITableViewCell.selectionStyle),
      AppearanceMember("separatorInset", \UITableViewCell.separatorInset),
    ]
  }
}
