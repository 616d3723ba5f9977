// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of labels that draw their text in another rectangle, as labels with custom margins do.
@MainActor
struct LabelDrawingTests {
  private final class Padded: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 10, right: 12)))
    }
  }

  private func origin(of label: UILabel) -> CGPoint? {
    guard case .text(_, let origin, _)? = label.displayNode().commands.first else { return nil }
    return origin
  }

  @Test func `a label draws its text where its subclass says`() throws {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let (plain, padded) = (UILabel(frame: frame), Padded(frame: frame))
    for label in [plain, padded] { label.text = "Hello" }
    expect(origin(of: plain), equals: CGPoint(x: 0, y: 20))
    expect(origin(of: padded), equals: CGPoint(x: 12, y: 15))
    for label in [plain, padded] { label.attributedText = NSAttributedString(string: "Hello") }
    let (start, moved) = (try #require(origin(of: plain)), try #require(origin(of: padded)))
    expect(moved, equals: CGPoint(x: start.x + 12, y: start.y - 5))
  }

  private final class Tagged: UILabel {
    override func drawText(in rect: CGRect) {
      UIColor.yellow.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 4).fill()
      super.drawText(in: rect.insetBy(dx: 6, dy: 0))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test(arguments: [true, false])
  func `what a subclass draws is below and above the text`(isAttributed: Bool) throws {
    let label = Tagged(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    if isAttributed { label.attributedText = NSAttributedString(string: "Hello") }
    guard case .drawing(let drawing)? = label.displayNode().commands.first,
      drawing.steps.count == 3
    else {
      Issue.record("\(label.displayNode().commands)")
      return
    }
    guard case .fill = drawing.steps[0], case .drawing(let text) = drawing.steps[1],
      case .command(.text(_, let origin, _))? = text.steps.first, case .fill = drawing.steps[2]
    else {
      Issue.record("\(drawing.steps)")
      return
    }
    expect(origin.x, equals: 6)
  }

  @Test func `a label draws into a context of others`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
      label.drawText(in: label.bounds)
    }
    guard case .drawing(let drawing, _)? = image.displayImage?.source else {
      Issue.record("nothing was drawn")
      return
    }
    expect("\(drawing.steps)".contains("Hello"))
    expect(origin(of: label), equals: .zero)
  }
}
