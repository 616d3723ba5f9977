// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIPageControl: AppearanceNaming {
  /// What appearances of page controls set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceMember(
        "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
