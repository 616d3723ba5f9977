// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What fields and text views are made of alike: a text's editor, the canvas that shows the text, and what
/// people reach both by.
@MainActor
final class EditedParts {
  let editor = TextEditor()
  let canvas = TextCanvas()
  private(set) lazy var pointing = TextPointing(editor, on: canvas)
  private(set) lazy var menu = EditMenu(pointing)
  private(set) lazy var dropping = TextDropping(pointing)
  /// What is shown in the place of a keyboard, and above one; nil: nothing.
  var inputs: (view: UIView?, accessory: UIView?) = (nil, nil)

  /// A finger tapped: puts the caret, or selects a word and opens the menu beside it.
  func tap(_ touch: UITouch) {
    pointing.tap(touch)
    if touch.tapCount == 2 { menu.openAtSelection() }
  }
}
