// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the undo managers of text inputs.
@MainActor
struct TextUndoTests {
  private final class Answerer: NSObject {
    var count = 0
  }

  @Test(arguments: [true, false])
  func `what was typed is undone and made again`(isField: Bool) throws {
    let stage = Stage()
    let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let view: any UIView & UIKeyInput =
      isField ? UITextField(frame: frame) : UITextView(frame: frame)
    func text() -> String? { (view as? UITextField)?.text ?? (view as? UITextView)?.text }
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    let manager = try #require(view.undoManager)
    expect(!manager.canUndo && view.undoManager === manager)
    view.insertText("words")
    expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    expect(text() == "" && !manager.canUndo && manager.canRedo)
    manager.redo()
    expect(text(), equals: "words")
    manager.removeAllActions()
    expect(!manager.canUndo)
  }

  @Test func `what the application registers is undone first`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let stage = Stage()
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("words")
    let answerer = Answerer()
    let manager = try #require(field.undoManager)
    manager.registerUndo(withTarget: answerer) { $0.count += 1 }
    manager.undo()
    expect(answerer.count == 1 && field.text == "words")
    manager.undo()
    expect(field.text, equals: "")
  }
}
