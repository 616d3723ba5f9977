// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the cursor at the location of a pointer.
@MainActor
struct CursorTests {
  private let stage = Stage()

  private func hover(_ x: CGFloat, _ y: CGFloat) {
    stage.surface.handle(.hover(CGPoint(x: x, y: y)))
  }

  @Test func `texts have a beam`() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    stage.root.addSubview(field)
    stage.root.addSubview(text)
    stage.frame()
    hover(10, 110)
    expect(stage.surface.cursor, equals: .text)
    field.isEnabled = false
    hover(11, 110)
    expect(stage.surface.cursor, equals: .usual)
    hover(10, 210)
    expect(stage.surface.cursor, equals: .text)
    text.isEditable = false
    text.isSelectable = false
    hover(11, 210)
    expect(stage.surface.cursor, equals: .usual)
  }
}
