// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISearchBar: AppearanceNaming {
  /// What appearances of search bars set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("barTintColor", \UISearchBar.barTintColor),
      AppearanceMember("searchBarStyle", \UISearchBar.searchBarStyle),
      AppearanceMember("isTranslucent", \UISearchBar.isTranslucent),
      AppearanceMember("backgroundImage", \UISearchBar.backgroundImage),
      AppearanceMember("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
      AppearanceMember("keyboardAppearance", \UISearchBar.keyboardAppearance),
    ]
  }
}
