// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for text storages, containers and layout managers compiles.
@MainActor
struct TextStorageInterfaceTests {
  private final class Highlighter: NSObject, NSTextStorageDelegate, NSLayoutManagerDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      textStorage.addAttribute(.kern, value: 1, range: editedRange)
    }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  }

  private final class Editor: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `an editor is made of a storage, a manager and a container`() {
    let storage = NSTextStorage(string: "let")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.widthTracksTextView = true
    container.heightTracksTextView = false
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 0
    container.lineBreakMode = .byWordWrapping
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.allowsNonContiguousLayout = true
    let highlighter = Highlighter()
    storage.delegate = highlighter
    manager.delegate = highlighter
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
    expect(Editor(frame: .zero).text == "" && Editor().textContainer.widthTracksTextView)
    storage.beginEditing()
    storage.append(NSAttributedString(string: " x"))
    storage.endEditing()
    expect(editor.text == "let x" && editor.textStorage === storage)
    expect(storage.layoutManagers.first === manager && manager.textContainers.first === container)
    expect(container.layoutManager === manager && container.isSimpleRectangularTextContainer)
    expect(storage.editedMask == [] && storage.changeInLength == 0)
    expect(storage.editedRange.location, equals: NSNotFound)
    storage.edited([.editedAttributes], range: NSRange(location: 0, length: 1), changeInLength: 0)
    storage.processEditing()
    manager.ensureLayout(for: container)
    manager.ensureLayout(forGlyphRange: manager.glyphRange(for: container))
    manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: 1))
    let glyph = manager.glyphIndexForCharacter(at: 1)
    expect(manager.isValidGlyphIndex(glyph) && manager.characterIndexForGlyph(at: glyph) == 1)
    expect(manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: nil).width > 0)
    expect(manager.firstUnlaidGlyphIndex(), equals: manager.numberOfGlyphs)
    expect(manager.fractionOfDistanceThroughGlyph(for: .zero, in: container), equals: 0)
    expect(manager.extraLineFragmentUsedRect, equals: .zero)
    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    manager.invalidateDisplay(forGlyphRange: NSRange(location: 0, length: 1))
    manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
    manager.textContainerChangedGeometry(container)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 20))
    _ = renderer.image { _ in
      let range = manager.glyphRange(
        forCharacterRange: NSRange(location: 0, length: 3), actualCharacterRange: nil)
      manager.drawBackground(forGlyphRange: range, at: .zero)
      manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
    storage.removeLayoutManager(manager)
    expect(manager.textStorage == nil)
  }

  private final class Column: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      super.lineFragmentRect(
        forProposedRect: proposedRect.insetBy(dx: 10, dy: 0), at: characterIndex,
        writingDirection: baseWritingDirection, remaining: remainingRect)
    }
  }

  @Test func `text flows around a picture`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let hole = CGRect(x: 0, y: 0, width: 80, height: 40)
    view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: hole)]
    view.text = "Around"
    expect(view.textContainer.exclusionPaths.count, equals: 1)
    let column = Column(size: CGSize(width: 100, height: 100))
    let proposed = CGRect(x: 0, y: 0, width: 100, height: 20)
    let rect = column.lineFragmentRect(
      forProposedRect: proposed, at: 0, writingDirection: .natural, remaining: nil)
    expect(rect.minX == 10 && rect.width == 80)
  }
}
