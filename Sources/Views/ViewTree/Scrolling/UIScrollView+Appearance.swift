// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScrollView: SharedAppearanceNaming {
  /// The members that appearance proxies of scroll views set.
  package static var sharedAppearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("indicatorStyle", \UIScrollView.indicatorStyle),
      AppearanceMember("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      AppearanceMember(
        "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      AppearanceMember(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      AppearanceMember(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
    ]
  }
}
