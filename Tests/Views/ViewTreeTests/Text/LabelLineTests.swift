// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the line breaks of labels, of the position of shrunk lines, and of disabled labels.
@MainActor
@Suite("Lines of labels")
struct LabelLineTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat = 200) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func drawn(_ label: UILabel) -> [(
    layout: TextLayout, origin: CGPoint, color: DisplayColor
  )] {
    label.displayNode().commands.compactMap {
      if case .text(let layout, let origin, let color) = $0 { (layout, origin, color) } else { nil }
    }
  }

  private func lines(_ label: UILabel) -> [String] {
    drawn(label).first?.layout.lines.map(\.text) ?? []
  }

  @Test func `a word that would stand alone gets company where that is asked for`() {
    let label = label("one two three four", width: 120)
    label.lineBreakStrategy = []
    let alone = lines(label)
    expect(alone.count == 2 && alone.last == "four")
    label.lineBreakStrategy = .pushOut
    expect(lines(label), equals: ["one two", "three four"])
    expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height, equals: 41)
    label.textAlignment = .center
    let middle = drawn(label)[0].layout.lines.map { $0.origin.x + $0.width / 2 }
    expect(middle.allSatisfy { abs($0 - 60) < 0.01 })
  }

  @Test func `a word is not pushed out where more lines would come of it`() {
    let label = label("a longerword bb", width: 110)
    label.lineBreakStrategy = .pushOut
    expect(lines(label) == ["a longerword", "bb"] || lines(label).count == 2)
  }

  @Test func `Korean words stay whole unless the strategy leaves that out`() {
    let label = label("안녕하세요 반갑습니다", width: 140)
    expect(label.lineBreakStrategy, equals: .standard)
    expect(lines(label), equals: ["안녕하세요", "반갑습니다"])
    label.lineBreakStrategy = []
    expect(lines(label)[0].hasPrefix("안녕하세요 반"))
    label.lineBreakStrategy = .hangulWordPriority
    expect(lines(label), equals: ["안녕하세요", "반갑습니다"])
  }

  @Test func `a paragraph style says how its lines break before the label does`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    let label = label("", width: 120)
    label.lineBreakStrategy = []
    label.attributedText = NSAttributedString(
      string: "one two three four",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    let found = Set(drawn(label).map { $0.origin.y })
    expect(found.count, equals: 2)
    expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height, equals: 41)
    expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy, equals: .pushOut)
  }

  @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
  func `a line that shrank stands as the adjustment says`(_ adjustment: UIBaselineAdjustment) throws
  {
    let label = label("A line that has to shrink", width: 100, height: 40)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.baselineAdjustment = adjustment
    let (layout, origin, _) = try #require(drawn(label).first)
    let full = UILabel()
    full.text = "A"
    let height = full.sizeThatFits(.zero).height
    let ascent = full.font.ascender
    let line = try #require(layout.lines.first)
    switch adjustment {
    case .alignBaselines:
      expect(abs(origin.y + line.origin.y - ((40 - height) / 2 + ascent)) <= 1)
    case .alignCenters: expect(abs(origin.y + layout.size.height / 2 - 20) <= 1)
    case .none: expect(abs(origin.y - (40 - height) / 2) <= 1)
    }
    expect(layout.font.size < 17)
  }

  @Test func `a label that is not enabled is drawn with half its strength, and says so`() throws {
    let label = label("Off", width: 100, height: 40)
    label.textColor = .black
    label.isEnabled = false
    expect(drawn(label).map(\.color.alpha), equals: [0.5])
    label.attributedText = NSAttributedString(
      string: "Off", attributes: [.foregroundColor: UIColor.red])
    expect(drawn(label).map(\.color.alpha), equals: [0.5])
    expect(label.accessibilityDefaults.states.isDisabled)
    label.isEnabled = true
    expect(drawn(label).map(\.color.alpha), equals: [1])
  }
}
