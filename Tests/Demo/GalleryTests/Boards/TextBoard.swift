// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Labels, image views, and stack views of them.
final class TextBoard: Board {
  override func fill() {
    for (style, text) in [
      (UIFont.TextStyle.largeTitle, "Large title"), (.headline, "Headline"), (.body, "Body"),
      (.footnote, "Footnote"),
    ] {
      wide(label(text, style))
    }
    let lines = label("Words that go on in a second line, and are cut in the third one", .body)
    lines.numberOfLines = 2
    wide(lines)
    let middle = label("One line, cut in the middle where it is too long", .callout)
    middle.lineBreakMode = .byTruncatingMiddle
    middle.textColor = .secondaryLabel
    wide(middle)
    let small = label("Shrunk until all of it fits into the width", .title3)
    small.adjustsFontSizeToFitWidth = true
    small.minimumScaleFactor = 0.3
    wide(small)
    wide(attributed)
    row([
      picture("photo", .scaleAspectFit), picture("star.fill", .center, .systemYellow),
      picture("person.crop.circle.badge.plus", .scaleAspectFit, .systemGreen),
    ])
    wide(stack)
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private var attributed: UILabel {
    let text = NSMutableAttributedString(string: "Red, bold, underlined, struck")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 5, length: 4))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 11, length: 10))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 23, length: 6))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func picture(
    _ name: String, _ mode: UIView.ContentMode, _ tint: UIColor? = nil
  ) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.contentMode = mode
    view.tintColor = tint
    view.backgroundColor = .secondarySystemFill
    return sized(view, 60, 44)
  }

  private var stack: UIStackView {
    let colours: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    let stack = UIStackView(
      arrangedSubviews: colours.enumerated().map { index, colour in
        let view = UIView()
        view.backgroundColor = colour
        view.heightAnchor.constraint(equalToConstant: CGFloat(12 + 8 * index)).isActive = true
        return view
      })
    stack.distribution = .fillEqually
    stack.alignment = .bottom
    stack.spacing = 6
    return stack
  }
}
