// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIProgressView: AppearanceNaming {
  /// What appearances of progress views set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("progressTintColor", \UIProgressView.progressTintColor),
      AppearanceMember("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }
}
