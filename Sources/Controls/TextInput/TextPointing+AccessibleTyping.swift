// SPDX-License-Identifier: Apache-2.0

import ViewTree

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

extension UITextField: AccessibleTyping {
  package var isTypingAllowed: Bool { isTextEditable }
  package var typedText: String { pointing.typedText }
  package var typedSelection: Range<Int> { pointing.typedSelection }
  package func selectTyped(_ range: Range<Int>) { pointing.selectTyped(range) }
}

extension UITextView: AccessibleTyping {
  package var isTypingAllowed: Bool { isTextEditable }
  package var typedText: String { pointing.typedText }
  package var typedSelection: Range<Int> { pointing.typedSelection }
  package func selectTyped(_ range: Range<Int>) { pointing.selectTyped(range) }
}
