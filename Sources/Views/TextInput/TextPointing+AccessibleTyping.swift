// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension TextPointing {
  var typedText: String {
    editor.host?.isTextHidden == true
      ? String(repeating: "\u{2022}", count: editor.text.unicodeScalars.count) : editor.text
  }

  var typedSelection: Range<Int> {
    let (start, end) = (scalars(editor.selection.lowerBound), scalars(editor.selection.upperBound))
    return start..<max(start, end)
  }

  func selectTyped(_ range: Range<Int>) {
    let scalars = editor.text.unicodeScalars
    func unit(_ count: Int) -> Int {
      scalars.prefix(max(0, count)).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    }
    editor.select(unit(range.lowerBound)..<unit(range.upperBound))
  }

  private func scalars(_ unit: Int) -> Int {
    let utf16 = editor.text.utf16
    let place = utf16.index(utf16.startIndex, offsetBy: max(0, min(unit, utf16.count)))
    return editor.text.unicodeScalars.distance(
      from: editor.text.unicodeScalars.startIndex, to: place)
  }
}

extension AccessibleTyping where Self: _EditedText {
  /// The text as displayed: a bullet for each Unicode scalar of a secure entry.
  package var typedText: String { _places.pointing.typedText }
  /// The selected range, in Unicode scalars; empty if there is only a caret.
  package var typedSelection: Range<Int> { _places.pointing.typedSelection }
  /// Whether the text is editable.
  package var isTypingAllowed: Bool { _places.editor.host?.isTextEditable ?? false }
  /// Selects a range, in Unicode scalars.
  package func selectTyped(_ range: Range<Int>) { _places.pointing.selectTyped(range) }
}

extension UITextField: AccessibleTyping {}

extension UITextView: AccessibleTyping {}
