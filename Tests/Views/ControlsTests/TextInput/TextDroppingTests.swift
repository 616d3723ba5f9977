// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of text and files dragged from other programs into text fields and text views.
@MainActor
struct TextDroppingTests {
  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))

  init() {
    for part in [field, view] { stage.root.addSubview(part) }
    field.text = "one three"
    stage.surface.frame(at: 0)
  }

  private func drop(
    _ phase: DropEvent.Phase, at point: CGPoint, text: String? = nil, files: [URL] = []
  ) -> Bool {
    stage.surface.handle(.drop(DropEvent(phase: phase, location: point, files: files, text: text)))
  }

  private let folder = TemporaryFolder()

  private func file(_ name: String, _ content: Data) throws -> URL {
    try folder.write(content, name)
  }

  /// Returns the centre of the caret before the code unit at `offset`, in the root's coordinates.
  private func place(_ offset: Int) -> CGPoint {
    let position = field.position(from: field.beginningOfDocument, offset: offset)
    let caret = position.map { field.caretRect(for: $0) } ?? .zero
    return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: stage.root)
  }

  @Test func `a text is dropped in a field where the drag is, and selected`() {
    let point = place(4)
    let before = field.displayNode().contentVersion
    expect(drop(.moved, at: point, text: "two "))
    expect(field.displayNode().contentVersion != before)
    expect(field.text, equals: "one three")
    expect(drop(.dropped, at: point, text: "two "))
    expect(field.text, equals: "one two three")
    expect(field.isEditing)
    let selection = field.selectedTextRange.flatMap { field.text(in: $0) }
    expect(selection, equals: "two ")
  }

  @Test func `a field keeps a dropped text on one line`() {
    expect(drop(.dropped, at: place(0), text: "a\nb "))
    expect(field.text, equals: "a b one three")
  }

  @Test func `a field that is disabled, or whose delegate says no, takes nothing`() {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let refusal = Refusal()
    field.delegate = refusal
    expect(!drop(.dropped, at: place(0), text: "no"))
    field.delegate = nil
    field.isEnabled = false
    expect(!drop(.moved, at: place(0), text: "no"))
    expect(!drop(.dropped, at: place(0), text: "no"))
    expect(field.text, equals: "one three")
  }

  @Test func `a text view takes files of text, and no pictures`() throws {
    let point = CGPoint(x: 40, y: 80)
    let text = try file("notes.txt", Data("first\nsecond".utf8))
    let picture = try file("photo.png", Data([0x89, 0x50, 0, 1]))
    expect(!drop(.moved, at: point, files: [picture]))
    expect(!drop(.dropped, at: point, files: [picture]))
    expect(drop(.moved, at: point, files: [text]))
    expect(drop(.dropped, at: point, files: [text]))
    expect(view.text, equals: "first\nsecond")
    view.isEditable = false
    expect(!drop(.moved, at: point, files: [text]))
  }

  @Test func `the caret of a drag goes when the drag leaves`() {
    expect(drop(.moved, at: place(2), text: "x"))
    let shown = field.displayNode().commandCount
    _ = drop(.left, at: .zero)
    expect(field.displayNode().commandCount, equals: shown - 1)
  }
}

extension DisplayNode {
  /// The number of commands in the node and its descendants.
  fileprivate var commandCount: Int {
    children.reduce(commands.count) { $0 + $1.commandCount }
  }
}
