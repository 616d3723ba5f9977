// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for text outlines, text ranges and pasteboard contents compiles.
@MainActor
struct TextPartInterfaceTests {
  @Test func `letters with outlines, and paragraphs with hyphens`() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1.0
    style.usesDefaultHyphenation = true
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Sale",
      attributes: [
        .strokeColor: UIColor.white, .strokeWidth: -3.0, .foregroundColor: UIColor.black,
        .paragraphStyle: style,
      ])
    var typed = AttributedString("Sale")
    typed.strokeWidth = 2
    typed.uiKit.strokeColor = .red
    expect(label.text == "Sale" && typed.strokeColor == .red)
  }

  private final class Mark: UITextSelectionRect {
    override var rect: CGRect { CGRect(x: 0, y: 0, width: 4, height: 4) }
    override var writingDirection: NSWritingDirection { .rightToLeft }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
    override var isVertical: Bool { false }
  }

  private final class Editor: UITextView {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [Mark()] }
  }

  @Test func `a text view says where parts are`() {
    let view = Editor()
    view.text = "abc"
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    expect(all.map { view.selectionRects(for: $0).first?.rect.width }, equals: 4)
  }

  @Test func `a pasteboard is asked what it may hold`() {
    let board = UIPasteboard.withUniqueName()
    board.string = "www.example.com"
    board.detectPatterns(for: [.probableWebURL, .number]) { result in
      switch result {
      case .success(let patterns): _ = patterns.contains(.probableWebURL)
      case .failure: break
      }
    }
    board.detectValues(for: [UIPasteboard.DetectionPattern.probableWebSearch]) { _ in }
    let provider = NSItemProvider()
    provider.teamData = Data([1])
    expect(provider.teamData?.count, equals: 1)
  }

  @Test func `strings that are put together begin with no letters`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Sale", attributes: [.foregroundColor: UIColor.red]))
    text.append(NSAttributedString())
    let other: NSMutableAttributedString = .init()
    expect(text.string == "Sale" && other.length == 0 && NSTextStorage().length == 0)
  }
}
