// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILabel: AppearanceNaming {
  /// The members that appearance proxies of labels set; attributed texts keep their own fonts and colours.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember(
        "font", read: { (label: UILabel) in .some(label.font) },
        write: { label, font in label.setBelowAttributes { label.font = font } }),
      AppearanceMember(
        "textColor", read: { (label: UILabel) in .some(label.textColor) },
        write: { label, color in label.setBelowAttributes { label.textColor = color } }),
      AppearanceMember("highlightedTextColor", \UILabel.highlightedTextColor),
      AppearanceMember("shadowColor", \UILabel.shadowColor),
      AppearanceMember("shadowOffset", \UILabel.shadowOffset),
      AppearanceMember("lineBreakStrategy", \UILabel.lineBreakStrategy),
      AppearanceMember(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  }
}
