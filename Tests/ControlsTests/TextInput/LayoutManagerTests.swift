// SPDX-License-Identifier: Apache-2.0

import Controls
import CollectionGeometry
import Foundation
import Testing
import ViewTree

/// Where glyphs stand that a layout manager set.
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
    #expect(manager.numberOfGlyphs == 18)
    #expect(manager.glyphRange(for: container) == range(0, 18))
    var lines: [String] = []
    let string = text.string as NSString
    manager.enumerateLineFragments(forGlyphRange: range(0, 18)) {
      rect, used, container, glyphs, _ in
      lines.append("\(string.substring(with: glyphs).debugDescription) \(rect.width) \(used.width)")
    }
    #expect(lines == [#""Tap the " 60.0 45.0"#, #""link\n" 60.0 30.0"#, #""here " 60.0 30.0"#])
    let used = manager.usedRect(for: container)
    #expect(used.minX == 0 && used.width == 45)
    #expect(abs(used.height - 3 * height) < 0.001)
    var whole = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &whole)
    #expect(whole == range(8, 5))
    #expect(abs(second.minY - height) < 0.001)
    #expect(manager.location(forGlyphAt: 9).x == 10)
    #expect(manager.location(forGlyphAt: 9).y == manager.location(forGlyphAt: 0).y)
    #expect(manager.extraLineFragmentTextContainer == nil)
  }

  @Test func `an empty line stands behind a line break at the end`() {
    text.replaceCharacters(in: range(0, 18), with: "a\n")
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(abs(manager.extraLineFragmentRect.minY - height) < 0.001)
    #expect(abs(manager.usedRect(for: container).height - 2 * height) < 0.001)
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
    #expect(manager.textStorage == nil)
    #expect(manager.usedRect(for: container).width == 65)
  }

  @Test func `a text that is cut knows which glyphs an ellipsis stands for`() {
    container.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: container) == range(0, 8))
    container.lineBreakMode = .byTruncatingTail
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(cut.location == 9 && cut.location + cut.length == 18)
  }
}
