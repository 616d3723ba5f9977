// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITableViewCell: AppearanceNaming {
  /// The properties that the appearance proxy supports.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("selectionStyle", \UITableViewCell.selectionStyle),
      AppearanceMember("separatorInset", \UITableViewCell.separatorInset),
    ]
  }
}
