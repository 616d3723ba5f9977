// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the glyph positions of a layout manager.
@MainActor
struct LayoutManagerTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 60, height: 0))
  /// Each character is 5 points wide; a line is 11.93 points high.
  private let text = NSTextStorage(
    string: "Tap the link\nhere ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
  private let height: CGFloat = 11.93359375

  init() {
    text.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func `lines stand below each other with their padding`() {
    expect(manager.numberOfGlyphs, equals: 18)
    expect(manager.glyphRange(for: container), equals: range(0, 18))
    var lines: [String] = []
    let string = text.string as NSString
    manager.enumerateLineFragments(forGlyphRange: range(0, 18)) {
      rect, used, container, glyphs, _ in
      lines.append("\(string.substring(with: glyphs).debugDescription) \(rect.width) \(used.width)")
    }
    expect(
      lines, equals: [#""Tap the " 60.0 45.0"#, #""link\n" 60.0 30.0"#, #""here " 60.0 30.0"#])
    let used = manager.usedRect(for: container)
    expect(used.minX == 0 && used.width == 45)
    expect(abs(used.height - 3 * height) < 0.001)
    var whole = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &whole)
    expect(whole, equals: range(8, 5))
    expect(abs(second.minY - height) < 0.001)
    expect(manager.location(forGlyphAt: 9).x, equals: 10)
    expect(manager.location(forGlyphAt: 9).y, equals: manager.location(forGlyphAt: 0).y)
    expect(manager.extraLineFragmentTextContainer == nil)
  }

  @Test func `an empty line stands behind a line break at the end`() {
    text.replaceCharacters(in: range(0, 18), with: "a\n")
    expect(manager.extraLineFragmentTextContainer === container)
    expect(abs(manager.extraLineFragmentRect.minY - height) < 0.001)
    expect(abs(manager.usedRect(for: container).height - 2 * height) < 0.001)
  }

  @Test func `a tapped character is found, and how far it was tapped`() {
    var share: CGFloat = 0
    let found = manager.characterIndex(
      for: CGPoint(x: 5 + 2.5 * 5, y: height * 1.5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &share)
    expect(found, equals: 10)
    expect(share, equals: 0.5)
    expect(manager.glyphIndex(for: CGPoint(x: -20, y: -5), in: container), equals: 0)
    expect(manager.glyphIndex(for: CGPoint(x: 5 + 11, y: 500), in: container), equals: 15)
    let outside = manager.glyphIndex(for: CGPoint(x: 58, y: height * 2.5), in: container)
    let bounds = manager.boundingRect(forGlyphRange: range(outside, 1), in: container)
    expect(!bounds.contains(CGPoint(x: 58, y: height * 2.5)))
  }

  @Test func `glyphs have a rectangle around them`() {
    let word = manager.boundingRect(forGlyphRange: range(4, 3), in: container)
    expect(word.minX == 25 && word.width == 15 && word.minY == 0)
    expect(abs(word.height - height) < 0.001)
    let both = manager.boundingRect(forGlyphRange: range(4, 6), in: container)
    // The space at the end of a line takes no room.
    expect(both.minX == 5 && both.maxX == 40)
    expect(
      manager.glyphRange(
        forBoundingRect: CGRect(x: 0, y: height + 1, width: 1, height: 2), in: container),
      equals: range(8, 5))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: range(4, 6), withinSelectedGlyphRange: range(NSNotFound, 0), in: container
    ) { rect, _ in rects.append(rect) }
    expect(rects.map(\.minX) == [25, 5] && rects.map(\.width) == [15, 10])
  }

  @Test func `the idiom of labels finds a word in a centred text`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let string = NSAttributedString(
      string: "read terms",
      attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    func found(_ point: CGPoint) -> Int {
      let manager = NSLayoutManager()
      let container = NSTextContainer(
        size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      let storage = NSTextStorage(attributedString: string)
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      container.lineFragmentPadding = 0
      container.lineBreakMode = .byTruncatingTail
      container.maximumNumberOfLines = 1
      return manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    expect(found(CGPoint(x: 26, y: 4)), equals: 0)
    expect(found(CGPoint(x: 52, y: 4)), equals: 5)
  }

  @Test func `a manager keeps the text of a storage that is gone`() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(container)
    func fill() {
      NSTextStorage(string: "short lived", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        .addLayoutManager(manager)
    }
    fill()
    expect(manager.textStorage == nil)
    expect(manager.usedRect(for: container).width, equals: 65)
  }

  @Test func `what a container has no room for flows into the next`() {
    container.size = CGSize(width: 60, height: height * 1.5)
    let next = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(next)
    expect(manager.glyphRange(for: container), equals: range(0, 8))
    expect(manager.glyphRange(for: next), equals: range(8, 10))
    expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === next)
    expect(manager.boundingRect(forGlyphRange: range(8, 4), in: next).minY, equals: 0)
    manager.removeTextContainer(at: 1)
    expect(manager.firstUnlaidCharacterIndex(), equals: 8)
    expect(next.layoutManager == nil)
  }

  @Test func `a text that is cut knows which glyphs an ellipsis stands for`() {
    container.maximumNumberOfLines = 1
    expect(manager.glyphRange(for: container), equals: range(0, 8))
    container.lineBreakMode = .byTruncatingTail
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    expect(cut.location == 9 && cut.location + cut.length == 18)
  }

  @Test func `pictures are one character, and all of a character is one glyph's`() {
    text.replaceCharacters(in: range(0, 18), with: "a\u{1F600}b")
    expect(manager.numberOfGlyphs, equals: 4)
    var whole = NSRange()
    _ = manager.characterRange(forGlyphRange: range(2, 1), actualGlyphRange: &whole)
    expect(whole, equals: range(1, 2))
    let emoji = manager.boundingRect(forGlyphRange: range(1, 1), in: container)
    expect(emoji.minX == 10 && emoji.width == 10)
    expect(manager.location(forGlyphAt: 3).x, equals: 20)
  }

  @Test func `a text view's manager agrees with its caret`() throws {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
    view.font = .systemFont(ofSize: 10)
    view.text = "Some words in a few lines\nand one more"
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    for place in [0, 7, 16, 27, 34] {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
      let glyph = view.layoutManager.boundingRect(
        forGlyphRange: range(place, 1), in: view.textContainer)
      let caret = view.caretRect(for: position)
      expect(abs(caret.midX - glyph.minX - view.textContainerInset.left) < 0.01)
      expect(abs(caret.minY - glyph.minY - view.textContainerInset.top) < 0.01)
    }
    expect(view.textContainer.size.width, equals: 80)
    expect(
      view.contentSize.height,
      equals: view.layoutManager.usedRect(for: view.textContainer).height + 16)
  }

  private final class Marker: NSLayoutManager {
    var grounds: [CGRect] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      grounds = (0..<rectCount).map { rectArray[$0] }
      color.setFill()
      UIBezierPath(roundedRect: rectArray[0], cornerRadius: 4).fill()
    }
  }

  @Test func `a manager of one's own draws the text of a text view`() {
    let stage = Stage()
    let (storage, manager, container) = (NSTextStorage(), Marker(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 80, height: 80), textContainer: container)
    storage.append(
      NSAttributedString(
        string: "mark",
        attributes: [.font: UIFont.systemFont(ofSize: 10), .backgroundColor: UIColor.yellow]))
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    _ = stage.root.displayNode()
    expect(manager.grounds.map(\.width), equals: [20])
    expect(manager.grounds.map(\.minX), equals: [0])
  }

  private final class Underliner: NSLayoutManager {
    var lines: [String] = []
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      lines.append(
        "\(glyphRange) \(underlineVal.rawValue) \(lineGlyphRange) \(baselineOffset > 0)")
      if underlineVal == .single {
        super.drawUnderline(
          forGlyphRange: glyphRange, underlineType: .double, baselineOffset: baselineOffset,
          lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
          containerOrigin: containerOrigin)
      }
    }
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { lines.append("through \(glyphRange)") }
  }

  @Test func `a manager of one's own draws lines under its text, line by line`() {
    let (storage, manager) = (NSTextStorage(), Underliner())
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 60, height: 0)))
    storage.append(
      NSAttributedString(
        string: "Tap the link ",
        attributes: [
          .font: UIFont.systemFont(ofSize: 10),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    storage.append(
      NSAttributedString(
        string: "here",
        attributes: [
          .font: UIFont.systemFont(ofSize: 10),
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let all = range(0, storage.length)
    let drawn = CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 100, height: 100)) {
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }
    expect(
      manager.lines,
      equals: [
        "{0, 8} 1 {0, 8} true", "{8, 5} 1 {8, 9} true", "through {13, 4}",
      ])
    // Two lines under each of two lines of text, none through it.
    func fills(_ drawing: Drawing) -> Int {
      drawing.steps.reduce(0) { sum, step in
        switch step {
        case .command(.fill): sum + 1
        case .drawing(let inner): sum + fills(inner)
        default: sum
        }
      }
    }
    expect(drawn.map(fills), equals: 4)
  }
}
