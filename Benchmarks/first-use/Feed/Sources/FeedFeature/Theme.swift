// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The colours and fonts of the feature.
enum Theme {
  static var accent: UIColor {
    UIColor(named: "Accent", in: .module, compatibleWith: nil) ?? .systemBlue
  }

  static var paper: UIColor {
    UIColor(named: "Paper", in: .module, compatibleWith: nil) ?? .secondarySystemBackground
  }

  static let inset: CGFloat = 16
  static let spacing: CGFloat = 8
  static let radius: CGFloat = 12

  static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
    let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
