// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A title with a line below it.
enum TitleLines {
  /// The fonts of the lines below titles in a bar's row and below large ones; ours, as system controls of iOS 26 look.
  static let font = UIFont.systemFont(ofSize: 12, weight: .medium)
  static let largeFont = UIFont.systemFont(ofSize: 15, weight: .medium)

  /// Has `label` show a title, and `subtitle` below it where there is one.
  @MainActor
  static func show(
    _ title: String?, _ subtitle: String?, in label: UILabel, title style: BarTextStyle,
    subtitle below: BarTextStyle
  ) {
    label.font = style.font
    label.textColor = style.color
    guard let subtitle, !subtitle.isEmpty else {
      label.numberOfLines = 1
      label.text = title
      return
    }
    let text = NSMutableAttributedString(string: "")
    if let title, !title.isEmpty {
      text.append(NSAttributedString(string: title + "\n", attributes: style.attributes))
    }
    text.append(NSAttributedString(string: subtitle, attributes: below.attributes))
    label.numberOfLines = 2
    label.attributedText = text
  }
}
