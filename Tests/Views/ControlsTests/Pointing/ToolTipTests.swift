// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of tool tips, which are displayed when a pointer rests over a view.
@MainActor
@Suite("Tool tips")
struct ToolTipTests {
  private let stage = Stage()
  private let button = UIButton(type: .system)

  private final class Teller: UIToolTipInteractionDelegate {
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
      point.x < 50
        ? UIToolTipConfiguration(
          toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 40))
        : UIToolTipConfiguration(toolTip: "Right")
    }
  }

  init() {
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    stage.root.addSubview(button)
  }

  private func hover(_ x: CGFloat, _ y: CGFloat) {
    stage.surface.handle(.hover(CGPoint(x: x, y: y)))
  }

  private var seen: [UILabel] { labels(in: stage.root) }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view -> [UILabel] in
      guard view !== button else { return [] }
      return (view as? UILabel).map { [$0] } ?? labels(in: view)
    }
  }

  @Test func `a tip comes when the pointer has rested, and goes with it`() throws {
    button.toolTip = "Send to all"
    expect(button.toolTipInteraction?.defaultToolTip, equals: "Send to all")
    hover(40, 40)
    stage.wait(0.5)
    expect(seen.isEmpty)
    hover(60, 40)
    stage.wait(0.5)
    expect(seen.isEmpty)
    stage.wait(0.4)
    let label = try #require(seen.first)
    expect(label.text, equals: "Send to all")
    let frame = label.convert(label.bounds, to: stage.root)
    expect(frame.minY > 40 && stage.root.bounds.contains(frame))
    hover(70, 40)
    expect(seen.count, equals: 1)
    hover(5, 5)
    expect(seen.isEmpty)
  }

  @Test func `a truncated label shows its whole text if it may`() {
    let text = "A text that is longer than its label is wide"
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 80, height: 20))
    label.text = text
    stage.root.addSubview(label)
    func tips(_ x: CGFloat = 30) -> [String?] {
      hover(x, 110)
      stage.wait(1)
      defer { hover(5, 5) }
      return seen.filter { $0 !== label }.map(\.text)
    }
    expect(tips(), equals: [])
    label.showsExpansionTextWhenTruncated = true
    expect(tips(), equals: [text])
    expect(seen, equals: [label])
    expect(tips(150), equals: [])
    label.attributedText = NSAttributedString(string: text)
    expect(tips(), equals: [text])
    label.text = "Short"
    expect(tips(), equals: [])
  }

  @Test func `a press takes the whole text of a label away`() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 80, height: 20))
    label.text = "A text that is longer than its label is wide"
    label.showsExpansionTextWhenTruncated = true
    stage.root.addSubview(label)
    hover(30, 110)
    stage.wait(1)
    expect(seen.count, equals: 2)
    stage.pointer(.began, 30, 110)
    expect(seen, equals: [label])
    stage.pointer(.ended, 30, 110)
  }

  @Test func `the content of a list shows truncated text unless its configuration forbids it`() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is longer than its content is wide"
    content.textProperties.numberOfLines = 1
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 100, width: 120, height: 44)
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    func count() -> Int {
      hover(60, 122)
      stage.wait(1)
      defer { hover(5, 5) }
      return labels(in: stage.root).filter { $0.text == content.text }.count
    }
    expect(count(), equals: 2)
    content.textProperties.showsExpansionTextWhenTruncated = false
    view.configuration = content
    expect(count(), equals: 1)
  }

  @Test func `a press takes the tip away, and so does taking the text away`() {
    button.toolTip = "One"
    hover(40, 40)
    stage.wait(1)
    expect(seen.count, equals: 1)
    stage.pointer(.began, 40, 40)
    expect(seen.isEmpty)
    stage.pointer(.ended, 40, 40)
    hover(45, 40)
    stage.wait(1)
    expect(seen.count, equals: 1)
    button.toolTip = nil
    expect(seen.isEmpty)
    hover(46, 40)
    stage.wait(1)
    expect(seen.isEmpty)
  }

  @Test func `a delegate says what is told of which part`() throws {
    let interaction = UIToolTipInteraction()
    let teller = Teller()
    interaction.delegate = teller
    button.addInteraction(interaction)
    hover(30, 40)
    stage.wait(1)
    expect(seen.map(\.text), equals: ["Left"])
    hover(110, 40)
    expect(seen.isEmpty)
    stage.wait(1)
    expect(seen.map(\.text), equals: ["Right"])
    interaction.isEnabled = false
    expect(seen.isEmpty)
  }

  @Test func `a tip of a view that leaves goes with it`() {
    button.toolTip = "One"
    hover(40, 40)
    stage.wait(1)
    button.removeFromSuperview()
    expect(labels(in: stage.root).isEmpty)
  }
}
