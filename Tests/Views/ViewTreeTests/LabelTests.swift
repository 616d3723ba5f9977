// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct LabelTests {
  @Test func `a label is as large as its text, in whole pixels`() {
    let label = UILabel()
    expect(label.intrinsicContentSize, equals: .zero)
    label.text = "Hello"
    expect(label.intrinsicContentSize, equals: CGSize(width: 42.5, height: 20.5))
    label.sizeToFit()
    expect(label.bounds.size, equals: CGSize(width: 42.5, height: 20.5))
  }

  @Test func `more lines take more height`() {
    let label = UILabel()
    label.text = "one two three"
    label.numberOfLines = 0
    expect(
      label.sizeThatFits(CGSize(width: 60, height: 0)), equals: CGSize(width: 59.5, height: 41))
    label.preferredMaxLayoutWidth = 60
    expect(label.intrinsicContentSize, equals: CGSize(width: 59.5, height: 41))
    label.numberOfLines = 1
    expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height, equals: 20.5)
  }

  @Test func `text stands in the middle of a tall label`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = "Hello"
    label.textAlignment = .center
    label.textColor = .red
    guard
      case .text(let layout, let origin, let color) = try #require(
        label.displayNode().commands.first)
    else {
      Issue.record("a label draws text")
      return
    }
    expect(origin, equals: CGPoint(x: 0, y: 20))
    expect(layout.lines.first?.origin.x, equals: 28.75)
    expect(color, equals: DisplayColor(red: 1, green: 0, blue: 0))
  }

  @Test func `a label shows as many lines as fit`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 41))
    label.text = "one two three four five"
    label.numberOfLines = 0
    guard case .text(let layout, _, _)? = label.displayNode().commands.first else {
      Issue.record("a label draws text")
      return
    }
    expect(layout.lines.map(\.text), equals: ["one two", "three…"])
  }

  @Test func `text follows the chosen size where asked`() {
    let root = UIView()
    let label = UILabel()
    root.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "a"
    label.adjustsFontForContentSizeCategory = true
    root.imposedTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expect(label.intrinsicContentSize.width, equals: 26.5)
  }

  @Test func `the font of labels and fields reads in the size of text a person chose`() {
    let stage = Stage(UIView())
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    for part in [label, field, view] as [UIView] { stage.root.addSubview(part) }
    label.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    view.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    stage.root.imposedTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    var sizes: [CGFloat?] { [label.font.pointSize, field.font?.pointSize, view.font?.pointSize] }
    expect(sizes, equals: [17, 17, 17])
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    expect(sizes, equals: [21, 21, 21])
    expect(label.font.lineHeight > UIFont.preferredFont(forTextStyle: .body).lineHeight)
    stage.root.imposedTraits = UITraitCollection(preferredContentSizeCategory: .large)
    expect(sizes, equals: [17, 17, 17])
    let fixed = UIFont.systemFont(ofSize: 30)
    label.font = fixed
    expect(label.font === fixed)
  }

  @Test func `natural text begins where reading begins`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a"
    label.semanticContentAttribute = .forceRightToLeft
    guard case .text(let layout, _, _)? = label.displayNode().commands.first else {
      Issue.record("a label draws text")
      return
    }
    expect(layout.lines.first?.origin.x, equals: 91.5)
  }
}
