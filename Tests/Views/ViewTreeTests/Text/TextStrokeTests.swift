// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of stroked text.
@MainActor
struct TextStrokeTests {
  private func drawn(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
    let label = UILabel()
    var all = attributes
    all[.font] = UIFont.systemFont(ofSize: 20)
    all[.foregroundColor] = UIColor.red
    label.attributedText = NSAttributedString(string: "ink", attributes: all)
    label.frame.size = label.intrinsicContentSize
    return label.contentCommands().map { command in
      guard case .text(let layout, _, let color) = command else { return "other" }
      return "\(layout.outlineWidth) \(Int(color.red)) \(Int(color.green))"
    }
  }

  @Test func `a positive width leaves outlines alone, in hundredths of the size`() {
    expect(drawn([.strokeWidth: 5]), equals: ["1.0 1 0"])
    expect(drawn([.strokeWidth: 3.0, .strokeColor: UIColor.green]), equals: ["0.6 0 1"])
  }

  @Test func `a negative width paints outlines above letters`() {
    expect(drawn([.strokeWidth: -5, .strokeColor: UIColor.green]), equals: ["0.0 1 0", "1.0 0 1"])
  }

  @Test func `a colour without a width, and no width, are letters`() {
    expect(drawn([.strokeColor: UIColor.green]), equals: ["0.0 1 0"])
    expect(drawn([.strokeWidth: 0]), equals: ["0.0 1 0"])
  }

  @Test func `outlines are lines in a drawing`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = NSAttributedString(
      string: "ink",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .strokeWidth: 10, .strokeColor: UIColor.green,
      ])
    let stage = Stage(label, size: CGSize(width: 60, height: 30))
    let svg = SVGPainter().svg(
      of: stage.surface.displayTree(), size: CGSize(width: 60, height: 30))
    expect(svg.contains("fill=\"none\" stroke=\"#00ff00\" stroke-width=\"2\""))
  }

  @Test func `strings with typed attributes carry outlines both ways`() {
    var typed = AttributedString("ink")
    typed.strokeWidth = -2
    typed.strokeColor = .green
    expect(typed[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self], equals: -2)
    expect(typed[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self], equals: .green)
    let plain = NSAttributedString(typed)
    expect(plain.attribute(.strokeWidth, at: 0, effectiveRange: nil) as? CGFloat, equals: -2)
    expect(plain.attribute(.strokeColor, at: 0, effectiveRange: nil) as? UIColor, equals: .green)
    let back = AttributedString(plain)
    expect(back.strokeWidth == -2 && back.strokeColor == .green)
  }

  @Test func `a paragraph keeps what it says of hyphens`() {
    let style = NSMutableParagraphStyle()
    expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    style.hyphenationFactor = 0.9
    style.usesDefaultHyphenation = true
    style.allowsDefaultTighteningForTruncation = true
    let copy = style.copy() as? NSParagraphStyle
    expect(copy?.hyphenationFactor == 0.9 && copy?.usesDefaultHyphenation == true)
    expect(copy?.allowsDefaultTighteningForTruncation == true && copy != NSParagraphStyle())
  }
}
