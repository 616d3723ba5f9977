// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UILabel {
  /// A label of the given look; `lines` 0 wraps as often as needed.
  static func styled(_ font: UIFont, _ color: UIColor, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  /// The height its text takes in `width` points.
  func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
