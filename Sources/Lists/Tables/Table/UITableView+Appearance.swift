// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITableView: AppearanceNaming {
  /// The properties that the appearance proxy supports.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("separatorColor", \UITableView.separatorColor),
      AppearanceMember("separatorStyle", \UITableView.separatorStyle),
      AppearanceMember("separatorInset", \UITableView.separatorInset),
      AppearanceMember("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      AppearanceMember("estimatedRowHeight", \UITableView.estimatedRowHeight),
    ]
  }
}
