// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionTextInput

/// Tests of random edits of attributed texts, compared with texts that are set as a whole.
@MainActor
struct StyledTextLifeTests {
  typealias Attributes = [NSAttributedString.Key: Any]

  private static let pieces = [
    "a", "\n", "\r", "\r\n", "é", "e\u{301}", "👨‍👩‍👧", "long words here ", "\u{2028}", "\t", "\n\n",
    "가나다", " ", "\u{FFFC}",
  ]

  /// Returns random text attributes.
  private func attributes(_ random: inout SeededGenerator) -> Attributes {
    var made: Attributes = [:]
    if Bool.random(using: &random) {
      made[.font] = UIFont.systemFont(ofSize: [8, 12, 20, 31].randomElement(using: &random) ?? 12)
    }
    if Int.random(in: 0..<3, using: &random) == 0 { made[.kern] = 2 }
    if Int.random(in: 0..<3, using: &random) == 0 { made[.backgroundColor] = UIColor.yellow }
    if Int.random(in: 0..<4, using: &random) == 0 { made[.link] = "https://example.org" }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = CGFloat.random(in: 0...7, using: &random).rounded()
      style.paragraphSpacingBefore = CGFloat.random(in: 0...7, using: &random).rounded()
      style.lineSpacing = CGFloat.random(in: 0...3, using: &random).rounded()
      style.headIndent = CGFloat.random(in: 0...20, using: &random).rounded()
      style.alignment = [.left, .center, .right].randomElement(using: &random) ?? .left
      style.lineHeightMultiple = [0, 1.5].randomElement(using: &random) ?? 0
      made[.paragraphStyle] = style
    }
    return made
  }

  private func text(_ random: inout SeededGenerator) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        text.append(
          NSAttributedString(
            attachment: StyledTexts.attached(CGFloat.random(in: 5...40, using: &random).rounded())))
      }
      text.append(
        NSAttributedString(
          string: Self.pieces.randomElement(using: &random) ?? "", attributes: attributes(&random)))
    }
    return text
  }

  private func range(in view: UITextView, _ random: inout SeededGenerator) -> NSRange {
    let buffer = view.editor.buffer
    let start = buffer.snapped(Int.random(in: 0...buffer.count, using: &random))
    let most = Int.random(in: 0..<8, using: &random) == 0 ? buffer.count : 5
    let length = Int.random(in: 0...min(most, buffer.count - start), using: &random)
    return NSRange(start..<max(start, buffer.snapped(start + length)))
  }

  /// Performs a random change of the text, its attributes or the selection.
  ///
  /// - Returns: A description of the change.
  private func act(on view: UITextView, _ random: inout SeededGenerator) -> String {
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1, 2:
      view.insertText(piece)
      return "insert \(piece.debugDescription)"
    case 3, 4:
      view.deleteBackward()
      return "delete"
    case 5, 6:
      view.selectedRange = range(in: view, &random)
      return "select \(view.selectedRange)"
    case 7:
      view.typingAttributes = attributes(&random)
      return "typing attributes"
    case 8:
      view.setMarkedText(piece, selectedRange: NSRange(location: piece.utf16.count, length: 0))
      return "mark \(piece.debugDescription)"
    case 9:
      view.unmarkText()
      return "unmark"
    case 10:
      view.undoManager?.undo()
      return "undo"
    case 11:
      view.undoManager?.redo()
      return "redo"
    case 12:
      let made = attributes(&random)
      view.allowsEditingTextAttributes = true
      view.updateTextAttributes { $0.merging(made) { $1 } }
      return "format \(view.selectedRange)"
    case 13:
      if Int.random(in: 0..<6, using: &random) == 0 {
        view.font = .systemFont(ofSize: [10, 14].randomElement(using: &random) ?? 10)
        return "font"
      }
      view.textColor = [.red, .label].randomElement(using: &random)
      return "colour"
    default:
      guard Int.random(in: 0..<6, using: &random) == 0 else { return "nothing" }
      view.attributedText = text(&random)
      return "attributed text"
    }
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

  private func rounded(_ rect: CGRect) -> String {
    "\(rounded(rect.minX)) \(rounded(rect.minY)) \(rounded(rect.width)) \(rounded(rect.height))"
  }

  /// Returns a description of draw commands, with rounded numbers.
  private func words(_ commands: [DrawCommand]) -> [String] {
    commands.map { command in
      switch command {
      case .text(let layout, let origin, let color):
        let lines = layout.lines.map { line in
          "\(line.text) \(rounded(origin.x + line.origin.x)) \(rounded(origin.y + line.origin.y))"
        }
        return "\(lines) \(layout.font) \(color)"
      case .fill(let shape, let color): return "fill \(rounded(shape.rect)) \(color)"
      case .image(_, let rect): return "image \(rounded(rect))"
      case .imagePart(_, let part): return "part \(rounded(part.destination))"
      case .border, .drawing: return "other"
      }
    }
  }

  /// Compares a view with its text laid out as a whole, and with another view to which the text is assigned
  /// anew.
  private func check(_ view: UITextView, _ stage: Stage, _ script: [String]) {
    let canvas = view.canvas
    if canvas.paragraphs?.isStyled == true, let parted = view.partedText {
      let whole = view.textLayout(
        StyledRequest(text: parted.styled, width: canvas.request.width, maximumLines: 0))
      let painter = AttributedTextPainter(layout: whole, paints: parted.paints, origin: .zero)
      expect(words(canvas.textCommands), equals: words(painter.commands()), "\(script)")
      expect(rounded(canvas.textHeight), equals: rounded(max(1, whole.size.height)), "\(script)")
      let cells = StyledCells(whole, host: canvas.textMeasurer).cells(of: view.text)
      expect(canvas.cells(in: 0..<cells.count + 1), equals: cells, "\(script)")
      for (index, line) in whole.lines.enumerated() {
        let edges = canvas.paragraphs?.edges(ofLine: index) ?? (top: 0, bottom: 0)
        expect(rounded(edges.top), equals: rounded(line.top), "\(script)")
        expect(rounded(edges.bottom), equals: rounded(line.bottom), "\(script)")
        expect(
          canvas.paragraphs?.line(at: (line.top + line.bottom) / 2), equals: index, "\(script)")
      }
    }
    let other = UITextView(frame: view.frame)
    stage.root.addSubview(other)
    (other.font, other.textColor) = (view.font, view.textColor)
    other.attributedText = view.attributedText
    other.layoutIfNeeded()
    expect(StyledTexts.areEqual(other.attributedText, view.attributedText), "\(script)")
    expect(rounded(other.contentSize.height), equals: rounded(view.contentSize.height), "\(script)")
    expect(
      rounded(other.sizeThatFits(CGSize(width: 60, height: 0)).height),
      equals: rounded(view.sizeThatFits(CGSize(width: 60, height: 0)).height), "\(script)")
    for offset in [0, view.selectedRange.location, view.editor.buffer.count] {
      let place = UITextPosition(offset)
      expect(
        rounded(other.caretRect(for: place)), equals: rounded(view.caretRect(for: place)),
        "\(script)")
    }
    other.removeFromSuperview()
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 400 : 8), [true, false])
  func `a random life leaves a text as if it had been set anew`(seed: Int, isStored: Bool) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    stage.root.addSubview(view)
    if isStored { _ = view.textStorage }
    view.becomeFirstResponder()
    view.attributedText = text(&random)
    var script: [String] = []
    for _ in 0..<40 {
      script.append(act(on: view, &random))
      if isStored, Int.random(in: 0..<4, using: &random) == 0 {
        let storage = view.textStorage
        let range = range(in: view, &random)
        if Bool.random(using: &random) {
          script.append("storage attributes \(range)")
          storage.setAttributes(attributes(&random), range: range)
        } else {
          let text = text(&random)
          script.append("storage \(range) \(text.string.debugDescription)")
          storage.replaceCharacters(in: range, with: text)
        }
      }
      if Bool.random(using: &random) { continue }
      stage.frame(after: 0.02)
      check(view, stage, script)
      if isStored {
        expect(StyledTexts.areEqual(view.attributedText, StyledTexts.stored(view)), "\(script)")
      }
    }
  }

  @Test(arguments: 0..<(FullRun.isEnabled ? 200 : 8))
  func `undoing all of a random life leaves the first text, redoing the last one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    view.attributedText = text(&random)
    let first = NSAttributedString(attributedString: view.attributedText)
    view.allowsEditingTextAttributes = true
    for _ in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: view.insertText(Self.pieces.randomElement(using: &random) ?? "")
      case 2: view.deleteBackward()
      case 3: view.selectedRange = range(in: view, &random)
      default:
        let made = attributes(&random)
        view.updateTextAttributes { $0.merging(made) { $1 } }
      }
    }
    let last = NSAttributedString(attributedString: view.attributedText)
    while view.undoManager?.canUndo == true { view.undoManager?.undo() }
    expect(StyledTexts.areEqual(view.attributedText, first))
    while view.undoManager?.canRedo == true { view.undoManager?.redo() }
    expect(StyledTexts.areEqual(view.attributedText, last))
    stage.frame(after: 0.02)
    check(view, stage, ["undone and redone"])
  }
}
