// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

import MullionControls

/// Tests of text fields that draw their text and placeholder themselves.
@MainActor
struct FieldDrawingTests {
  private final class Drawing: UITextField {
    var texts: [CGRect] = []
    var placeholders: [CGRect] = []
    var shift = CGVector.zero
    var marks = false

    override func textRect(forBounds bounds: CGRect) -> CGRect {
      bounds.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    }
    override func drawText(in rect: CGRect) {
      texts.append(rect)
      if marks {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
      super.drawText(in: rect.offsetBy(dx: shift.dx, dy: shift.dy))
    }
    override func drawPlaceholder(in rect: CGRect) {
      placeholders.append(rect)
      super.drawPlaceholder(in: rect.offsetBy(dx: shift.dx, dy: shift.dy))
    }
  }

  private let stage = Stage()
  private let field = Drawing(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  init() { stage.root.addSubview(field) }

  /// Returns the start positions of the drawn texts in the field's coordinate space.
  private func starts() -> [CGFloat] {
    stage.settle()
    var found: [CGFloat] = []
    func look(_ steps: [MullionViewTree.Drawing.Step], _ map: CGAffineTransform) {
      for step in steps {
        switch step {
        case .command(let command): read(command, map)
        case .drawing(let inner): look(inner.steps, inner.transform.concatenating(map))
        default: break
        }
      }
    }
    func read(_ command: DrawCommand, _ map: CGAffineTransform) {
      switch command {
      case .text(_, let origin, _): found.append(origin.applying(map).x)
      case .drawing(let drawing): look(drawing.steps, drawing.transform.concatenating(map))
      default: break
      }
    }
    func walk(_ node: DisplayNode, _ map: CGAffineTransform) {
      for command in node.commands { read(command, map) }
      for child in node.children { walk(child, child.transform.concatenating(map)) }
    }
    walk(field.displayNode(), .identity)
    return found
  }

  @Test func `the text is drawn where the field asks for it, while it is not edited`() {
    field.text = "Hello"
    expect(starts(), equals: [20])
    expect(field.texts.last, equals: CGRect(x: 20, y: 0, width: 170, height: 40))
    expect(field.placeholders.isEmpty)
    field.shift = CGVector(dx: 7, dy: 0)
    field.text = "Hello you"
    expect(starts(), equals: [27])
    field.becomeFirstResponder()
    field.texts = []
    expect(starts().count == 1 && field.texts.isEmpty)
  }

  @Test func `the placeholder is drawn where the field asks for it, while there is no text`() {
    field.placeholder = "Name"
    expect(starts(), equals: [20])
    expect(field.placeholders.last, equals: CGRect(x: 20, y: 0, width: 170, height: 40))
    expect(field.texts.isEmpty)
    field.shift = CGVector(dx: -5, dy: 0)
    field.placeholder = "Family name"
    expect(starts(), equals: [15])
  }

  @Test func `what is drawn besides is seen with the text`() {
    field.marks = true
    field.text = "Hello"
    expect(starts(), equals: [20])
    expect(field.texts.count, equals: 1)
  }

  @Test func `a field that draws nothing itself is painted as it was`() {
    final class Plain: UITextField {}
    let (plain, own) = (Plain(frame: field.frame), UITextField(frame: field.frame))
    for field in [plain, own] {
      field.text = "Hello"
      stage.root.addSubview(field)
    }
    stage.settle()
    func commands(_ view: UIView) -> [DrawCommand] {
      view.displayNode().commands + view.subviews.flatMap(commands)
    }
    expect(commands(plain), equals: commands(own))
  }
}
