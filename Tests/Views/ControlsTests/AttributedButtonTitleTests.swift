// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

@MainActor
@Suite("Attributed titles of buttons")
struct AttributedButtonTitleTests {
  private func title(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [.kern: 2]
  ) -> NSAttributedString { NSAttributedString(string: text, attributes: attributes) }

  @Test func `a title with attributes is shown before one without, until it is taken away`() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(title("rich"), for: .normal)
    expect(button.titleLabel?.attributedText?.string, equals: "rich")
    expect(button.currentAttributedTitle?.string, equals: "rich")
    expect(button.currentTitle, equals: "plain")
    button.setAttributedTitle(nil, for: .normal)
    expect(button.titleLabel?.text, equals: "plain")
    expect(button.currentAttributedTitle == nil)
  }

  @Test func `states without a title of their own have the normal one`() {
    let button = UIButton()
    button.setAttributedTitle(title("on"), for: .normal)
    button.setAttributedTitle(title("chosen"), for: .selected)
    expect(button.attributedTitle(for: .highlighted)?.string, equals: "on")
    button.isSelected = true
    expect(button.titleLabel?.attributedText?.string, equals: "chosen")
    button.isSelected = false
    expect(button.titleLabel?.attributedText?.string, equals: "on")
  }

  @Test func `parts that say no colour have the button's, others their own`() throws {
    let button = UIButton(type: .system)
    button.tintColor = .systemGreen
    let mixed = NSMutableAttributedString(string: "ab")
    mixed.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 1))
    button.setAttributedTitle(mixed, for: .normal)
    let colors = try inks(button)
    expect(
      colors, equals: [UIColor.systemRed, .systemGreen].map { $0.displayColor(with: .current) })
    button.isEnabled = false
    expect(try inks(button).last, equals: UIColor.tertiaryLabel.displayColor(with: .current))
  }

  private func inks(_ button: UIButton) throws -> [DisplayColor] {
    let label = try #require(button.titleLabel)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    return label.displayNode().commands.compactMap {
      if case .text(_, _, let color) = $0 { color } else { nil }
    }
  }

  @Test func `a button is as large as its title with attributes`() {
    let button = UIButton()
    button.setAttributedTitle(
      title("Big", [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
    expect(button.intrinsicContentSize.height > 40)
    button.setAttributedTitle(title("Small", [.font: UIFont.systemFont(ofSize: 10)]), for: .normal)
    expect(button.intrinsicContentSize.height < 20)
  }

  @Test func `what is set on the label stays while the button is pressed`() throws {
    let button = UIButton(type: .system)
    button.setAttributedTitle(title("rich"), for: .normal)
    let font = UIFont.systemFont(ofSize: 31)
    button.titleLabel?.font = font
    let before = button.intrinsicContentSize
    button.isHighlighted = true
    button.isHighlighted = false
    expect(button.titleLabel?.font, equals: font)
    expect(button.intrinsicContentSize == before && before.height > 31)
  }

  @Test func `a configuration without a title shows the one of the state`() {
    let button = UIButton(configuration: .filled())
    button.setAttributedTitle(title("of the state"), for: .normal)
    expect(button.titleLabel?.attributedText?.string, equals: "of the state")
    button.configuration?.attributedTitle = AttributedString("of the configuration")
    expect(button.titleLabel?.attributedText?.string, equals: "of the configuration")
    button.configuration = nil
    expect(button.titleLabel?.attributedText?.string, equals: "of the state")
  }

  @Test func `assistive technologies hear a title with attributes`() throws {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.setAttributedTitle(title("Delete"), for: .normal)
    stage.root.addSubview(button)
    stage.wait(0.1)
    let heard = AccessibilityReader(stage.surface).read().all.map(\.label)
    expect(heard.contains("Delete"))
  }

  @Test func `roles show in buttons with a configuration`() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Erase"
    let quiet = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    button.role = .destructive
    let color = button.titleLabel?.attributedText?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    expect(color as? UIColor, equals: .systemRed)
    button.role = .primary
    let strong = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    expect(strong as? UIFont != quiet as? UIFont)
  }
}
