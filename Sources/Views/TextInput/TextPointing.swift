// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Joins an editor, which counts UTF-16 code units, to the canvas that shows its text, which counts
/// characters: selects by pointer and finger, and shows what is selected.
@MainActor
final class TextPointing {
  let editor: TextEditor
  let canvas: TextCanvas
  /// What a drag of the pointer selects by, in code units: empty for single characters, else the
  /// word or paragraph it began with; nil while nothing is dragged.
  private var unit: Range<Int>?

  init(_ editor: TextEditor, on canvas: TextCanvas) {
    self.editor = editor
    self.canvas = canvas
  }

  /// Whether a pointer is dragged over the text.
  var isDragging: Bool { unit != nil }

  // MARK: Characters and code units

  /// The code unit nearest to a point of the canvas.
  func offset(at point: CGPoint) -> Int { codeUnit(canvas.index(at: point)) }

  /// The code unit before the character at `index`.
  func codeUnit(_ index: Int) -> Int { editor.buffer.offset(ofCharacter: index) }

  /// The character at a code unit, which is moved into the text.
  func character(_ offset: Int) -> Int { editor.buffer.character(at: offset) }

  /// The part of the text between two places, in either order.
  func range(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
    UITextRange(min(one.offset, other.offset)..<max(one.offset, other.offset))
  }

  /// The place `distance` code units on; nil when that is not in the text.
  func position(_ position: UITextPosition, _ distance: Int) -> UITextPosition? {
    let place = position.offset + distance
    return (0...editor.buffer.count).contains(place) ? UITextPosition(place) : nil
  }

  func text(in range: UITextRange) -> String {
    editor.buffer.text(in: range.offsets.clamped(to: 0..<editor.buffer.count))
  }

  private func characters(_ range: Range<Int>) -> Range<Int> {
    character(range.lowerBound)..<character(range.upperBound)
  }

  /// Brings the caret and the selection on the canvas in step with the editor's.
  func showSelection() {
    canvas.selection = characters(editor.selection)
    canvas.caret = character(editor.buffer.focus)
    canvas.marked = editor.marked.map(characters)
  }

  /// Where the caret is, in the surface's coordinate space; nil outside a window.
  var caretInSurface: CGRect? {
    guard canvas.isEditing, let surface = canvas.surface else { return nil }
    let caret = canvas.caretRect(at: canvas.caret)
    return canvas.convert(caret, to: surface.root).applying(surface.root.layer.placement)
  }

  // MARK: Pointer and finger

  /// A pointer's button went down: once puts the caret, twice selects a word, more a paragraph.
  func press(_ touch: UITouch, with event: UIEvent?) {
    let place = offset(at: touch.location(in: canvas))
    switch touch.tapCount {
    case ...1:
      let extends = event?.modifierFlags.contains(.shift) ?? false
      editor.moveCaret(to: place, extending: extends)
      unit = editor.buffer.anchor..<editor.buffer.anchor
    case 2: select(word(at: place))
    default: select(editor.buffer.paragraph(at: place))
    }
  }

  /// The pointer moved with its button down: selects whole units from the first on.
  func drag(_ touch: UITouch) {
    guard let unit else { return }
    let place = offset(at: touch.location(in: canvas))
    if unit.isEmpty { return editor.moveCaret(to: place, extending: true) }
    let word = word(at: place)
    if place < unit.lowerBound {
      editor.select(anchor: unit.upperBound, focus: min(unit.lowerBound, word.lowerBound))
    } else {
      editor.select(anchor: unit.lowerBound, focus: max(unit.upperBound, word.upperBound))
    }
  }

  func endDrag() { unit = nil }

  /// A finger tapped: once puts the caret, more selects a word.
  func tap(_ touch: UITouch) {
    let place = offset(at: touch.location(in: canvas))
    if touch.tapCount > 1 {
      editor.select(word(at: place))
    } else {
      editor.moveCaret(to: place, extending: false)
    }
  }

  private func select(_ unit: Range<Int>) {
    editor.select(unit)
    self.unit = unit
  }

  /// Where what is selected is, on the canvas, in points; nil when nothing is selected.
  var selectionRect: CGRect? {
    let rects = canvas.rects(of: characters(editor.selection))
    return rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The word at a code unit; all of a hidden text, so that its words don't show.
  func word(at offset: Int) -> Range<Int> {
    editor.host?.isTextHidden == true
      ? 0..<editor.buffer.count : editor.buffer.word(at: offset)
  }
}
