// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text layout around exclusion paths.
@MainActor
struct ExclusionTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
  /// Each character is 5 points wide; a line is 11.93 points high.
  private let text = NSTextStorage(
    string: "aaaa bbbb cccc dddd eeee", attributes: [.font: UIFont.systemFont(ofSize: 10)])

  init() {
    container.lineFragmentPadding = 0
    text.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private var lines: [String] {
    var lines: [String] = []
    let string = text.string as NSString
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, used, _, glyphs, _ in
      let word = string.substring(with: glyphs).trimmingCharacters(in: .whitespacesAndNewlines)
      let numbers = [rect.minX, rect.minY, rect.width, used.width].map { Int($0.rounded()) }
      lines.append("\(word) \(numbers)")
    }
    return lines
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> UIBezierPath
  { UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)) }

  @Test func `lines stand beside a path until they are below it`() {
    expect(container.isSimpleRectangularTextContainer)
    container.exclusionPaths = [rect(0, 0, 50, 20)]
    expect(!container.isSimpleRectangularTextContainer)
    expect(
      lines,
      equals: ["aaaa bbbb [50, 0, 50, 45]", "cccc dddd [50, 12, 50, 45]", "eeee [0, 24, 100, 20]"])
    container.exclusionPaths = []
    expect(lines.first, equals: "aaaa bbbb cccc dddd [0, 0, 100, 95]")
  }

  @Test func `text stands on both sides of a path`() {
    container.exclusionPaths = [rect(40, 0, 20, 10)]
    expect(
      lines,
      equals: ["aaaa [0, 0, 40, 20]", "bbbb [60, 0, 40, 20]", "cccc dddd eeee [0, 12, 100, 70]"])
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 4), in: container)
    expect(second.minX == 60 && second.minY == 0 && second.width == 20)
    expect(manager.location(forGlyphAt: 6).x, equals: 5)
    expect(manager.glyphIndex(for: CGPoint(x: 66, y: 5), in: container), equals: 6)
    expect(manager.glyphIndex(for: CGPoint(x: 12, y: 5), in: container), equals: 2)
  }

  @Test func `padding is kept at both sides of a path`() {
    container.lineFragmentPadding = 5
    container.exclusionPaths = [rect(50, 0, 20, 10)]
    expect(lines.prefix(2), equals: ["aaaa [0, 0, 50, 30]", "bbbb [70, 0, 30, 30]"])
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 4), in: container)
    expect(second.minX, equals: 75)
  }

  @Test func `no word is broken for a room beside a path`() {
    container.exclusionPaths = [rect(15, 0, 85, 10)]
    expect(lines.first, equals: "aaaa bbbb cccc dddd [0, 10, 100, 95]")
  }

  @Test func `rows that a path fills are left empty`() {
    container.exclusionPaths = [rect(-10, -5, 200, 35)]
    expect(lines.first, equals: "aaaa bbbb cccc dddd [0, 30, 100, 95]")
    expect(manager.usedRect(for: container).maxY.rounded(), equals: 54)
  }

  @Test func `text from the right takes the right side first`() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    container.exclusionPaths = [rect(40, 0, 20, 10)]
    expect(lines.prefix(2), equals: ["aaaa [60, 0, 40, 20]", "bbbb [0, 0, 40, 20]"])
  }

  @Test func `a round path leaves more room where it is narrow`() {
    text.setAttributedString(
      NSAttributedString(
        string: String(repeating: "ab ", count: 40),
        attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -40, y: 0, width: 80, height: 80))]
    var lefts: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) {
      rect, _, _, _, _ in lefts.append(rect.minX)
    }
    expect(lefts.count > 7)
    expect(lefts[0] < lefts[2] && lefts[6] < lefts[3] && lefts[7] == 0)
    expect(abs((lefts[3]) - 40) < 0.5)
  }

  @Test func `a ring has text inside`() {
    let ring = rect(0, -10, 100, 100)
    ring.append(rect(10, 0, 80, 80))
    ring.usesEvenOddFillRule = true
    container.exclusionPaths = [ring]
    expect(lines.first, equals: "aaaa bbbb cccc [10, 0, 80, 70]")
  }

  @Test func `a container says where lines have room`() {
    container.exclusionPaths = [rect(40, 0, 20, 10)]
    var rest = CGRect.null
    let proposed = CGRect(x: 0, y: 0, width: 100, height: 12)
    let first = container.lineFragmentRect(
      forProposedRect: proposed, at: 0, writingDirection: .natural, remaining: &rest)
    expect(first, equals: CGRect(x: 0, y: 0, width: 40, height: 12))
    expect(rest, equals: CGRect(x: 60, y: 0, width: 40, height: 12))
    let second = container.lineFragmentRect(
      forProposedRect: rest, at: 0, writingDirection: .natural, remaining: &rest)
    expect(second == CGRect(x: 60, y: 0, width: 40, height: 12) && rest == .zero)
  }

  /// A container in which lines become shorter by 20 points every 12 points.
  private final class Stairs: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      remainingRect?.pointee = .zero
      var rect = proposedRect
      rect.size.width -= 20 * (proposedRect.minY / 11.9).rounded(.down)
      return rect
    }
  }

  @Test func `a class of containers shapes its text`() {
    let stairs = Stairs(size: CGSize(width: 80, height: 100))
    stairs.lineFragmentPadding = 0
    manager.removeTextContainer(at: 0)
    manager.addTextContainer(stairs)
    expect(
      lines, equals: ["aaaa bbbb cccc [0, 0, 80, 70]", "dddd eeee [0, 12, 60, 45]"])
    text.append(
      NSAttributedString(
        string: " ffff gggg hhhh", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    expect(lines.dropFirst(2), equals: ["ffff [0, 24, 40, 20]", "gggg [0, 36, 20, 20]"])
    expect(manager.firstUnlaidCharacterIndex(), equals: 35)
  }

  @Test func `each line is drawn in its colour`() throws {
    text.append(
      NSAttributedString(
        string: "\nffff gggg", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 1]))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 10, length: 9))
    container.exclusionPaths = [rect(40, 0, 20, 30)]
    let drawing = try #require(
      CurrentDrawing.record(in: CGRect(x: 0, y: 0, width: 100, height: 100)) {
        manager.drawGlyphs(
          forGlyphRange: NSRange(location: 0, length: text.length), at: CGPoint.zero)
      })
    func words(_ drawing: Drawing) -> [String] {
      drawing.steps.flatMap { step -> [String] in
        switch step {
        case .command(.text(let layout, _, let color)):
          [layout.lines.map(\.text).joined() + (color.red == 1 ? " red" : "")]
        case .drawing(let inner), .command(.drawing(let inner)): words(inner)
        default: []
        }
      }
    }
    let all = words(drawing)
    expect(all.prefix(5), equals: ["aaaa", "bbbb", "cccc red", "dddd red", "eeee"])
    expect(all.dropFirst(5).joined(), equals: "ffff gggg")
  }

  @Test func `paths of no numbers exclude nothing`() {
    container.exclusionPaths = [rect(.nan, 0, 20, 10), UIBezierPath()]
    expect(lines.first, equals: "aaaa bbbb cccc dddd [0, 0, 100, 95]")
  }

  @Test func `a text view keeps clear of paths, where its caret goes too`() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
    view.font = .systemFont(ofSize: 10)
    view.text = "aaaa bbbb cccc dddd eeee"
    view.textContainer.exclusionPaths = [rect(45, 0, 20, 10)]
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
    let second = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 5)!)
    expect(second.midX == 70 && second.minY == 8)
    expect(abs(view.sizeThatFits(CGSize(width: 110, height: 0)).height - 40) < 0.001)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 6, length: 0)
    stage.surface.frame(at: 1)
    stage.press(.down)
    expect(view.selectedRange.location, equals: 24)
    stage.press(.up)
    expect(view.selectedRange.location, equals: 6)
    view.selectedRange = NSRange(location: 13, length: 0)
    stage.surface.frame(at: 2)
    stage.press(.up)
    expect(view.selectedRange.location, equals: 3)
    expect(
      view.closestPosition(to: CGPoint(x: 76, y: 12)).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }, equals: 6)
  }
}
