// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of UIKit's attributes in `AttributedString`.
@MainActor
@Suite("Attribute scopes")
struct AttributeScopeTests {
  /// Returns a word with all attributes.
  private func word() -> AttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    var word = AttributedString("word")
    word.font = .systemFont(ofSize: 20)
    word.paragraphStyle = style
    word.foregroundColor = .red
    word.backgroundColor = .yellow
    word.kern = 3
    word.tracking = 4
    word.underlineStyle = .single
    word.underlineColor = .blue
    word.strikethroughStyle = .thick
    word.strikethroughColor = .green
    word.baselineOffset = 5
    word.shadow = shadow
    return word
  }

  @Test func `every attribute has its name in the other kind of attributed string`() throws {
    let attributes = NSAttributedString(word()).attributes(at: 0, effectiveRange: nil)
    expect(attributes[.font] as? UIFont, equals: .systemFont(ofSize: 20))
    expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, equals: .center)
    expect(attributes[.foregroundColor] as? UIColor, equals: .red)
    expect(attributes[.backgroundColor] as? UIColor, equals: .yellow)
    expect(attributes[.kern] as? CGFloat == 3 && attributes[.tracking] as? CGFloat == 4)
    expect(attributes[.underlineStyle] as? Int, equals: NSUnderlineStyle.single.rawValue)
    expect(attributes[.underlineColor] as? UIColor, equals: .blue)
    expect(attributes[.strikethroughStyle] as? Int, equals: NSUnderlineStyle.thick.rawValue)
    expect(attributes[.strikethroughColor] as? UIColor, equals: .green)
    expect(attributes[.baselineOffset] as? CGFloat, equals: 5)
    expect((attributes[.shadow] as? NSShadow)?.shadowOffset.height, equals: 2)
    expect(attributes.count, equals: 12)
  }

  @Test func `numbers are taken as they are written`() {
    let text = NSAttributedString(
      string: "x",
      attributes: [
        .kern: 1, .tracking: 0.5, .baselineOffset: NSNumber(value: 3), .strokeWidth: Float(2),
      ])
    let word = AttributedString(text)
    expect(word.kern == 1 && word.tracking == 0.5 && word.baselineOffset == 3)
    expect(word.strokeWidth, equals: 2)
  }

  @Test func `a container is made of the attributes of the other kind of attributed string`() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://example.com/a",
      .init("unknown"): 1,
    ]
    let word = AttributedString("x", attributes: AttributeContainer(attributes))
    expect(word.font == .boldSystemFont(ofSize: 15) && word.foregroundColor == .red)
    expect(word.kern == 2 && word.underlineStyle == .single)
    expect(word.link, equals: URL(string: "https://example.com/a"))
    expect(AttributeContainer([:]), equals: AttributeContainer())
  }

  @Test func `every attribute comes back`() {
    let there = NSAttributedString(word() + AttributedString(" and more"))
    let back = AttributedString(there)
    expect(back, equals: word() + AttributedString(" and more"))
    expect(back.runs.count, equals: 2)
  }

  @Test func `an attribute has the name of its key, and no other has it`() {
    let names: [(String, NSAttributedString.Key)] = [
      (AttributeScopes.UIKitAttributes.FontAttribute.name, .font),
      (AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.name, .paragraphStyle),
      (AttributeScopes.UIKitAttributes.ForegroundColorAttribute.name, .foregroundColor),
      (AttributeScopes.UIKitAttributes.BackgroundColorAttribute.name, .backgroundColor),
      (AttributeScopes.UIKitAttributes.KernAttribute.name, .kern),
      (AttributeScopes.UIKitAttributes.TrackingAttribute.name, .tracking),
      (AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.name, .underlineStyle),
      (AttributeScopes.UIKitAttributes.UnderlineColorAttribute.name, .underlineColor),
      (AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.name, .strikethroughStyle),
      (AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.name, .strikethroughColor),
      (AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.name, .baselineOffset),
      (AttributeScopes.UIKitAttributes.ShadowAttribute.name, .shadow),
    ]
    for (name, key) in names { expect(name, equals: key.rawValue) }
    expect(Set(names.map(\.0)).count, equals: 12)
  }

  @Test(arguments: [(NSWritingDirection.leftToRight, false), (.rightToLeft, true)])
  func `a paragraph begins at the side where people begin to read it`(
    direction: NSWritingDirection, startsAtRight: Bool
  ) {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = direction
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = NSAttributedString(
      string: "word", attributes: [.paragraphStyle: style])
    guard case .text(_, let origin, _)? = label.contentCommands().first else {
      Issue.record("no text is drawn")
      return
    }
    expect((origin.x > 100), equals: startsAtRight)
  }
}
