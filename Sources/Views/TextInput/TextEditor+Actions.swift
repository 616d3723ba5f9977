// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension TextEditor {
  /// Returns whether `action` can be performed; `nil` if it is not an editing action.
  func canPerform(_ action: Selector) -> Bool? {
    let isEditable = host?.isTextEditable == true
    switch action {
    case EditCommands.cut: return canCopy && isEditable
    case EditCommands.copy: return canCopy
    case EditCommands.paste: return isEditable && UIPasteboard.general.hasStrings
    case EditCommands.selectAll: return selection.count < buffer.count
    case EditCommands.delete: return isEditable && !selection.isEmpty
    case EditCommands.select: return selection.isEmpty && buffer.count > 0
    case EditCommands.pasteAndMatchStyle: return isEditable && UIPasteboard.general.hasStrings
    default:
      guard EditCommands.formatting.contains(action) else { return nil }
      return isEditable && host?.allowsEditingTextAttributes == true
    }
  }

  /// Selects the word at the caret.
  func selectWord() { select(buffer.word(at: buffer.focus)) }

  /// Deletes the selection.
  func deleteSelection() {
    if !selection.isEmpty { delete(.character, forward: false) }
  }
}
