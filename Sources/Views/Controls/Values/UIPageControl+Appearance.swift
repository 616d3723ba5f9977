// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIPageControl: AppearanceNaming {
  /// The members that appearance proxies of page controls can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceMember(
        "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
