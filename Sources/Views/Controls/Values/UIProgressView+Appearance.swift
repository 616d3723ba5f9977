// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIProgressView: AppearanceNaming {
  /// The members that appearance proxies of progress views can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("progressTintColor", \UIProgressView.progressTintColor),
      AppearanceMember("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }
}
