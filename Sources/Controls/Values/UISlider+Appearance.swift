// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ViewTree

extension UISlider: AppearanceNaming {
  /// What appearances of sliders set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      AppearanceMember("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      AppearanceMember("thumbTintColor", \UISlider.thumbTintColor),
      AppearanceMember("minimumValueImage", \UISlider.minimumValueImage),
      AppearanceMember("maximumValueImage", \UISlider.maximumValueImage),
    ]
  }
}
