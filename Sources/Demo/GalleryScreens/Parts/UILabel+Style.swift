// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UILabel {
  /// Returns a label with the given style; `lines` 0 permits any number of lines.
  static func styled(_ font: UIFont, _ color: UIColor, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  /// Returns the height of the label's text in `width` points, rounded up.
  func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
