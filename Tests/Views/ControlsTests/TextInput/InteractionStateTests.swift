// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of the saved state of the user's interaction with a text.
@MainActor
struct InteractionStateTests {
  private let stage = Stage()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    view.text = "A bird in the hand"
    stage.root.addSubview(view)
  }

  @Test func `where a person is in a text is kept`() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 4)
    let state = view.interactionState
    let other = UITextView(frame: view.frame)
    other.text = view.text
    stage.root.addSubview(other)
    other.interactionState = "nothing"
    expect(other.selectedRange.length, equals: 0)
    other.interactionState = state
    expect(other.selectedRange == NSRange(location: 2, length: 4) && other.isFirstResponder)
    let fields = ["abcdef", "abcdef"].map { text in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.text = text
      return field
    }
    fields[0].selectAll(nil)
    fields[1].interactionState = fields[0].interactionState
    let range = fields[1].selectedTextRange
    expect(range.flatMap { fields[1].text(in: $0) }, equals: "abcdef")
  }
}
