// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The parts that text fields and text views share: the editor of the text, its canvas, and the interactions
/// with it.
@MainActor
final class EditedParts {
  let editor = TextEditor()
  let canvas = TextCanvas()
  private(set) lazy var pointing = TextPointing(editor, on: canvas)
  private(set) lazy var menu = EditMenu(pointing)
  private(set) lazy var dropping = TextDropping(pointing)
  /// The custom input view and input accessory view, or `nil` if there is none.
  var inputs: (view: UIView?, accessory: UIView?) = (nil, nil)

  /// Handles a tap: moves the caret, or selects a word and opens the menu beside it.
  func tap(_ touch: UITouch) {
    pointing.tap(touch)
    if touch.tapCount == 2 { menu.openAtSelection() }
  }
}
