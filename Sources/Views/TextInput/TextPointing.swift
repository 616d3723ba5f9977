// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The connection between an editor, which counts UTF-16 code units, and its canvas, which counts characters.
///
/// It handles selection by pointer and touch, and displays the selection.
@MainActor
final class TextPointing {
  let editor: TextEditor
  let canvas: TextCanvas
  /// The unit of selection of the current drag, in code units, or `nil` if there is no drag.
  ///
  /// The unit is empty for selection by characters, otherwise the word or paragraph at the start of the drag.
  private var unit: Range<Int>?

  init(_ editor: TextEditor, on canvas: TextCanvas) {
    self.editor = editor
    self.canvas = canvas
  }

  /// Whether the pointer is being dragged over the text.
  var isDragging: Bool { unit != nil }

  // MARK: Characters and code units

  /// Returns the offset nearest to a point of the canvas, in code units.
  func offset(at point: CGPoint) -> Int { codeUnit(canvas.index(at: point)) }

  /// Returns the offset of the character at `index`, in code units.
  func codeUnit(_ index: Int) -> Int { editor.buffer.offset(ofCharacter: index) }

  /// Returns the index of the character at a code unit, clamped to the text.
  func character(_ offset: Int) -> Int { editor.buffer.character(at: offset) }

  /// Returns the range between two positions, in either order.
  func range(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
    UITextRange(min(one.offset, other.offset)..<max(one.offset, other.offset))
  }

  /// Returns the position `distance` code units further; `nil` if it is outside of the text.
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

  /// Updates the caret, the selection and the marked text of the canvas from those of the editor.
  func showSelection() {
    canvas.selection = characters(editor.selection)
    canvas.caret = character(editor.buffer.focus)
    canvas.marked = editor.marked.map(characters)
  }

  /// The rectangle of the caret, in the surface's coordinate space; `nil` outside of a window and while the
  /// text is not edited.
  var caretInSurface: CGRect? {
    guard canvas.isEditing, let surface = canvas.surface else { return nil }
    let caret = canvas.caretRect(at: canvas.caret)
    return canvas.convert(caret, to: surface.root).applying(surface.root.layer.placement)
  }

  // MARK: Pointer and touch

  /// Handles a press of a pointer's button: a single press moves the caret, a double press selects a word,
  /// and a triple press a paragraph.
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

  /// Handles a drag of the pointer: extends the selection by characters or, after a double or triple press,
  /// by words.
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

  /// Handles a tap: a single tap moves the caret, a double tap selects a word.
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

  /// The bounding rectangle of the selection on the canvas, in points; `nil` if nothing is selected.
  var selectionRect: CGRect? {
    let rects = canvas.rects(of: characters(editor.selection))
    return rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Returns the range of the word at a code unit; the whole range of a secure entry, so that its words are
  /// not revealed.
  func word(at offset: Int) -> Range<Int> {
    editor.host?.isTextHidden == true
      ? 0..<editor.buffer.count : editor.buffer.word(at: offset)
  }
}
