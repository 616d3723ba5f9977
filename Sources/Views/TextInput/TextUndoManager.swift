// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The undo manager of an edited text: actions registered by the app are undone first, then the edits.
final class TextUndoManager: UndoManager {
  private weak var editor: TextEditor?

  init(_ editor: TextEditor) {
    self.editor = editor
    super.init()
  }

  override var canUndo: Bool { super.canUndo || editor?.history.canUndo == true }
  override var canRedo: Bool { super.canRedo || editor?.history.canRedo == true }

  override func undo() {
    if super.canUndo { super.undo() } else { _ = editor?.undo() }
  }
  override func redo() {
    if super.canRedo { super.redo() } else { _ = editor?.redo() }
  }
  override func removeAllActions() {
    super.removeAllActions()
    editor?.discardEdits()
  }
  override func removeAllActions(withTarget target: Any) {
    super.removeAllActions(withTarget: target)
    if target as AnyObject === editor?.host as AnyObject? { editor?.discardEdits() }
  }
}
