// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// The display of a title with a subtitle below it.
enum TitleLines {
  /// The font of subtitles in a bar's row; subtitles below large titles have the font `largeFont`.
  ///
  /// Chosen by Mullion to match the system controls of iOS 26.
  static let font = UIFont.systemFont(ofSize: 12, weight: .medium)
  static let largeFont = UIFont.systemFont(ofSize: 15, weight: .medium)

  /// Shows a title in `label`, and `subtitle` below it if there is one.
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
