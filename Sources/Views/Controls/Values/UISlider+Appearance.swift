// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISlider: AppearanceNaming {
  /// The members that appearance proxies of sliders can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      AppearanceMember("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      AppearanceMember("thumbTintColor", \UISlider.thumbTintColor),
      AppearanceMember("minimumValueImage", \UISlider.minimumValueImage),
      AppearanceMember("maximumValueImage", \UISlider.maximumValueImage),
    ] + pictures
  }

  private static var pictures: [AppearanceMember] {
    let states: [(String, State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ]
    return states.flatMap { name, state in
      [
        AppearanceMember(
          "thumbImage.\(name)", read: { (slider: UISlider) in slider.thumbImage(for: state) },
          write: { slider, image in slider.setThumbImage(image, for: state) }),
        AppearanceMember(
          "minimumTrackImage.\(name)",
          read: { (slider: UISlider) in slider.minimumTrackImage(for: state) },
          write: { slider, image in slider.setMinimumTrackImage(image, for: state) }),
        AppearanceMember(
          "maximumTrackImage.\(name)",
          read: { (slider: UISlider) in slider.maximumTrackImage(for: state) },
          write: { slider, image in slider.setMaximumTrackImage(image, for: state) }),
      ]
    }
  }
}
