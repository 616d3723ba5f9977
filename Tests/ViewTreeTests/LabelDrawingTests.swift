// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import Testing
import ViewTree

/// Labels that draw their text in another place, as labels with margins of their own do.
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
    #expect(origin(of: plain) == CGPoint(x: 0, y: 20))
    #expect(origin(of: padded) == CGPoint(x: 12, y: 15))
    for label in [plain, padded] { label.attributedText = NSAttributedString(string: "Hello") }
    let (start, moved) = (try #require(origin(of: plain)), try #require(origin(of: padded)))
    #expect(moved == CGPoint(x: start.x + 12, y: start.y - 5))
  }
}
