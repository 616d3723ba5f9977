// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of labels with several fonts and colours.
@MainActor
struct AttributedTextTests {
  private func string(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (text, attributes) in parts {
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private func commands(_ label: UILabel, _ size: CGSize? = nil) -> [DrawCommand] {
    label.frame = CGRect(origin: .zero, size: size ?? label.intrinsicContentSize)
    return label.contentCommands()
  }

  private func pieces(_ commands: [DrawCommand]) -> [String] {
    commands.compactMap { command in
      guard case .text(let layout, let origin, _) = command, let line = layout.lines.first else {
        return nil
      }
      return "\(line.text) \(layout.font.size) \(origin.x) \(origin.y)"
    }
  }

  @Test func `parts of several sizes stand on one baseline`() {
    let label = UILabel()
    label.attributedText = string(
      ("big", [.font: UIFont.systemFont(ofSize: 20)]),
      ("up", [.font: UIFont.systemFont(ofSize: 10), .baselineOffset: 4]))
    expect(label.intrinsicContentSize, equals: CGSize(width: 40, height: 24))
    let drawn = pieces(commands(label))
    expect(drawn, equals: ["big 20.0 0.0 19.04296875", "up 10.0 30.0 15.04296875"])
    expect(label.text, equals: "bigup")
  }

  @Test(arguments: [NSTextAlignment.center, .right, .left])
  func `a text asks for the width of its lines, wherever they stand`(_ alignment: NSTextAlignment) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = string(
      ("ten\nfour", [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]))
    expect(label.sizeThatFits(CGSize(width: 200, height: 100)).width, equals: 20)
    expect(label.intrinsicContentSize.width, equals: 20)
    let drawn = NSAttributedString(
      string: "four", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let room = CGSize(width: 200, height: 100)
    expect(
      drawn.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).width,
      equals: 20)
  }

  @Test func `room before lines counts to the width of a centred text`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.headIndent = 4
    style.firstLineHeadIndent = 30
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = string(
      ("four", [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]))
    expect(label.sizeThatFits(CGSize(width: 200, height: 100)).width, equals: 50)
  }

  @Test func `room between characters is measured and drawn`() {
    let label = UILabel()
    label.attributedText = string(("abc", [.font: UIFont.systemFont(ofSize: 10), .kern: 2]))
    expect(label.intrinsicContentSize.width, equals: 21)
    expect(
      pieces(commands(label)).map { $0.prefix(10) },
      equals: ["a 10.0 0.0", "b 10.0 7.0", "c 10.0 14."])
  }

  @Test func `grounds, lines and shadows are painted`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.red
    let label = UILabel()
    label.attributedText = string(
      (
        "ab",
        [
          .font: UIFont.systemFont(ofSize: 14), .backgroundColor: UIColor.yellow,
          .underlineStyle: NSUnderlineStyle.double.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughColor: UIColor.green, .shadow: shadow, .foregroundColor: UIColor.blue,
        ]
      ))
    let kinds = commands(label).map { command -> String in
      switch command {
      case .fill(let shape, let color):
        "fill \(shape.rect.minX) \(shape.rect.width) \(shape.rect.height.rounded()) "
          + "\(color.red) \(color.green) \(color.blue)"
      case .text(_, let origin, let color): "text \(origin.x) \(color.red) \(color.blue)"
      default: "other"
      }
    }
    expect(
      kinds,
      equals: [
        "fill 0.0 14.0 17.0 1.0 1.0 0.0", "text 1.0 1.0 0.0", "fill 0.0 14.0 1.0 0.0 0.0 1.0",
        "fill 0.0 14.0 1.0 0.0 0.0 1.0", "text 0.0 0.0 1.0", "fill 0.0 14.0 1.0 0.0 1.0 0.0",
      ])
  }

  @Test func `a shadow with a blur radius is a blurred drawing without its glyphs`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red.withAlphaComponent(0.5)
    let label = UILabel()
    label.attributedText = string(("ab", [.font: UIFont.systemFont(ofSize: 14), .shadow: shadow]))
    let all = commands(label)
    guard all.count == 2, case .drawing(let drawing) = all[0] else {
      Issue.record("\(all)")
      return
    }
    expect(drawing.shadow?.deviation == 2 && drawing.shadow?.hidesCaster == true)
    expect(drawing.shadow?.offset, equals: CGSize(width: 1, height: 2))
    expect(drawing.shadow?.color.alpha, equals: 0.5)
    guard case .command(.text(_, let origin, let color)) = drawing.steps.first else {
      Issue.record("\(drawing.steps)")
      return
    }
    expect(origin.x == 0 && color.alpha == 1)
  }

  @Test func `a paragraph's style indents, spaces and stretches lines`() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.lineSpacing = 3
    style.minimumLineHeight = 20
    style.paragraphSpacing = 5
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = string(
      ("aaaa bbbb cccc\nd", [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]))
    let size = label.sizeThatFits(CGSize(width: 50, height: 0))
    expect(size.height, equals: 94)
    let drawn = pieces(commands(label, CGSize(width: 50, height: size.height)))
    expect(
      drawn.map { $0.split(separator: " ").suffix(2).first },
      equals: ["20.0", "10.0", "10.0", "20.0"])
  }

  @Test func `text that does not fit ends in an ellipsis in its font`() {
    let label = UILabel()
    label.attributedText = string(
      ("abcdef", [.font: UIFont.systemFont(ofSize: 10)]),
      ("GHIJ", [.font: UIFont.systemFont(ofSize: 20), .baselineOffset: 0]))
    let drawn = pieces(commands(label, CGSize(width: 52, height: 30)))
    expect(drawn.map { $0.split(separator: " ")[0] }, equals: ["abcdef", "G…"])
    label.numberOfLines = 1
    label.attributedText = string(("one\ntwo", [.font: UIFont.systemFont(ofSize: 10)]))
    expect(
      pieces(commands(label, CGSize(width: 52, height: 30))).first?.hasPrefix("one"), equals: true)
    expect(
      pieces(commands(label, CGSize(width: 52, height: 30))).last?.hasPrefix("…"), equals: true)
  }

  @Test func `font and colour of the label hold for all of the text when they are set later`() {
    let label = UILabel()
    label.attributedText = string(("a", [.font: UIFont.systemFont(ofSize: 30)]), ("b", [:]))
    label.font = .systemFont(ofSize: 12)
    label.textColor = .red
    expect(label.intrinsicContentSize.width, equals: 12)
    label.text = "plain"
    expect(label.attributedText?.string, equals: "plain")
    expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
      equals: .red)
  }

  @Test func `a text is set once for its width, and not again to be drawn`() {
    let cache = TextLayoutCache.shared
    let before = cache.measurements
    let plain = UILabel()
    plain.text = "measured once, in three lines, and never again \(#line)"
    plain.numberOfLines = 0
    plain.textAlignment = .center
    for _ in 0..<3 {
      let size = plain.sizeThatFits(CGSize(width: 120, height: 0))
      plain.frame = CGRect(x: 0, y: 0, width: 120, height: size.height)
      _ = plain.contentCommands()
    }
    expect(cache.measurements, equals: before + 1)
    let styled = UILabel()
    styled.numberOfLines = 0
    styled.attributedText = string(("measured", [.kern: 1]), (" once \(#line)", [:]))
    for color in [UIColor.red, .blue] {
      styled.textColor = color
      let size = styled.sizeThatFits(CGSize(width: 60, height: 0))
      styled.frame = CGRect(x: 0, y: 0, width: 60, height: size.height)
      _ = styled.contentCommands()
    }
    expect(cache.measurements, equals: before + 2)
  }

  @Test func `the cache of layouts is bounded by the length of the texts`() {
    let cache = TextLayoutCache(capacity: 1024)
    let measurer = BlockTextMeasurer()
    for length in [20, 2000, 40_000] {
      for number in 0..<30 {
        let text = "\(number) " + String(repeating: "a", count: length)
        let request = TextRequest(text: text, font: FontDescription(size: 12), width: .infinity)
        let before = cache.measurements
        for _ in 0..<2 { _ = cache.layout(request, by: measurer) }
        expect(cache.measurements, equals: before + 1)
      }
    }
    expect(cache.storedLength <= 3 << 16)
  }

  @Test func `attributed strings of Swift become those of Foundation and back`() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    text.uiKit.underlineStyle = .single
    text += AttributedString(" plain")
    let made = NSAttributedString(text)
    expect(made.string, equals: "red plain")
    expect(made.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
    expect(made.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int, equals: 1)
    expect(made.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
    expect(AttributedString(made), equals: text)
  }

  @Test func `what is typed in a part of a text is of its run`() {
    var styles = TextStyles(length: 10, attributes: [.kern: 2])
    for place in 5..<15 { styles.replace(place..<place, length: 1, attributes: [.kern: 2]) }
    styles.replace(3..<5, length: 0, attributes: [:])
    expect(styles.runs.count, equals: 1)
    styles.replace(4..<6, length: 2, attributes: [.kern: 3])
    expect(styles.parts(in: 0..<18).map(\.range), equals: [0..<4, 4..<6, 6..<18])
    styles.replace(4..<6, length: 0, attributes: [:])
    expect(styles.parts(in: 0..<16).map(\.range), equals: [0..<16])
  }

  @Test func `a label copies an attributed string only if it can change`() {
    let label = UILabel()
    let fixed = NSAttributedString(string: "fixed")
    label.attributedText = fixed
    expect(label.attributedText === fixed)
    let mutable = NSMutableAttributedString(string: "before")
    label.attributedText = mutable
    mutable.replaceCharacters(in: NSRange(location: 0, length: 6), with: "after")
    expect(label.attributedText?.string, equals: "before")
  }

  @Test func `scaled fonts follow the size of text a person chose`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let base = UIFont.systemFont(ofSize: 20)
    expect(metrics.scaledFont(for: base, compatibleWith: large).pointSize, equals: 62.5)
    expect(
      metrics.scaledFont(for: base, maximumPointSize: 30, compatibleWith: large).pointSize,
      equals: 30)
    expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large), equals: 106)
    let stage = Stage()
    stage.surface.traits = UITraitCollection(traitsFrom: [stage.surface.traits, large])
    let label = UILabel()
    label.text = "x"
    label.font = metrics.scaledFont(for: base)
    label.adjustsFontForContentSizeCategory = true
    stage.root.addSubview(label)
    expect(label.intrinsicContentSize.width, equals: 31.5)
  }

  @Test func `descriptors change a font's letters`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    expect(made.pointSize == 17 && made.fontName == "System-BoldItalic")
    expect(made.fontDescriptor.symbolicTraits, equals: [.traitBold, .traitItalic])
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    expect(
      UIFont(descriptor: mono, size: 12).fontDescriptor.symbolicTraits, equals: .traitMonoSpace)
    expect(UIFont(name: "Courier", size: 12)?.fontDescriptor.withDesign(.serif) == nil)
  }
}
