// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISearchBar: AppearanceNaming {
  /// The members that appearance proxies of search bars can set.
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
