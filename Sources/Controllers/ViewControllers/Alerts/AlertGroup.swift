// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree

/// A card of an alert: title, message and text fields, with buttons below them.
final class AlertGroup: UIView {
  private let style: UIAlertController.Style
  private let words = UIScrollView()
  private let choices = UIScrollView()
  private let labels: [UILabel]
  private let fields: [UITextField]
  private let buttons: [AlertButton]
  private var lines: [UIView] = []

  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 250 / 255, alpha: 1)
  }

  init(
    _ style: UIAlertController.Style, labels: [UILabel], fields: [UITextField] = [],
    buttons: [AlertButton]
  ) {
    self.style = style
    self.fields = fields
    self.labels = labels
    self.buttons = buttons
    super.init(frame: .zero)
    backgroundColor = Self.ground
    layer.cornerRadius = 14
    clipsToBounds = true
    for scrollView in [words, choices] {
      scrollView.contentInsetAdjustmentBehavior = .never
      addSubview(scrollView)
    }
    for label in labels { words.addSubview(label) }
    for field in fields {
      field.borderStyle = .roundedRect
      words.addSubview(field)
    }
    for button in buttons { choices.addSubview(button) }
    for _ in 0..<(buttons.count) {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the background and the rounded corners, for use inside another card.
  func becomePlain() {
    backgroundColor = nil
    layer.cornerRadius = 0
  }

  func updateChoices() {
    for button in buttons { button.update() }
  }

  private var isSheet: Bool { style == .actionSheet }
  private var leastButton: CGFloat { isSheet ? 57 : 44 }

  private func wordsHeight(width: CGFloat) -> CGFloat {
    guard !labels.isEmpty || !fields.isEmpty else { return 0 }
    let inner = width - 32
    let text = labels.reduce(CGFloat(0)) {
      $0 + $1.sizeThatFits(CGSize(width: inner, height: 0)).height
    }
    let gaps = CGFloat(labels.count - 1) * (isSheet ? 6 : 3)
    let entries = fields.isEmpty ? 0 : fields.reduce(8) { $0 + height(of: $1) + Self.fieldGap }
    return (text + gaps + entries + (isSheet ? 28 : 39)).rounded(.up)
  }

  /// Returns whether the two buttons of an alert are side by side, because both titles fit half of `width`.
  private func isPair(width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 }
  }

  private func heights(width: CGFloat) -> [CGFloat] {
    buttons.map { max(leastButton, $0.sizeThatFits(CGSize(width: width, height: 0)).height) }
  }

  private func choicesHeight(width: CGFloat) -> CGFloat {
    let heights = heights(width: width)
    return isPair(width: width) ? heights.max() ?? 0 : heights.reduce(0, +)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: wordsHeight(width: size.width) + choicesHeight(width: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let wantedWords = wordsHeight(width: width)
    let wantedChoices = choicesHeight(width: width)
    let least = min(wantedChoices, max(leastButton, bounds.height * 0.4))
    let shownWords = min(wantedWords, bounds.height - least)
    words.frame = CGRect(x: 0, y: 0, width: width, height: max(0, shownWords))
    words.contentSize = CGSize(width: width, height: wantedWords)
    choices.frame = CGRect(
      x: 0, y: words.frame.maxY, width: width, height: max(0, bounds.height - words.frame.maxY))
    choices.contentSize = CGSize(width: width, height: wantedChoices)
    layoutWords(width: width)
    layoutChoices(width: width)
  }

  private func layoutWords(width: CGFloat) {
    var y: CGFloat = isSheet ? 14 : 19
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
      label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      y += height + (isSheet ? 6 : 3)
    }
    if !fields.isEmpty { y += 8 }
    for field in fields {
      field.frame = CGRect(
        x: 16, y: y.rounded(), width: width - 32, height: height(of: field))
      y += height(of: field) + Self.fieldGap
    }
  }

  /// The distance between text fields, in points.
  private static let fieldGap: CGFloat = 4

  /// Returns the height of `field` in points: its intrinsic height rounded up, but at least 30.
  private func height(of field: UITextField) -> CGFloat {
    max(30, field.intrinsicContentSize.height.rounded(.up))
  }

  private func layoutChoices(width: CGFloat) {
    let hair = 1 / max(1, traitCollection.displayScale)
    let top = choices.frame.minY
    if isPair(width: width) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let height = choices.bounds.height
      // In a column the cancel button is last, in a row first.
      let first = buttons[1].isCancel ? 1 : 0
      for (index, button) in buttons.enumerated() {
        let isLeft = (index == first) != isMirrored
        button.frame = CGRect(
          x: isLeft ? 0 : width / 2, y: 0, width: width / 2, height: height)
      }
      lines[0].frame = CGRect(x: 0, y: top, width: width, height: hair)
      lines[1].frame = CGRect(x: width / 2, y: top, width: hair, height: height)
      return
    }
    var y: CGFloat = 0
    for (index, height) in heights(width: width).enumerated() {
      buttons[index].frame = CGRect(x: 0, y: y, width: width, height: height)
      lines[index].frame = CGRect(x: 0, y: top + y, width: width, height: hair)
      lines[index].isHidden = index == 0 && labels.isEmpty
      y += height
    }
  }
}
