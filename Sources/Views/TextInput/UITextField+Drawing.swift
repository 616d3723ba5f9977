// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Text and placeholder drawn by a subclass.
extension UITextField {
  /// Whether the field is of an app's subclass, which may draw the text itself.
  var mayDrawText: Bool { !isOfLibrary }

  /// The drawing commands of the placeholder, in its label's coordinate space.
  var placeholderCommands: [DrawCommand] {
    drawn(at: placeholderLabel.frame.origin) { drawPlaceholder(in: placeholderLabel.frame) }
  }

  /// The drawing commands of the text in the canvas, or `nil` if the canvas, not the field, draws the text.
  var askedTextCommands: [DrawCommand]? {
    guard mayDrawText, !isEditing, hasText else { return nil }
    return drawn(at: canvasOrigin) { drawText(in: textRect(forBounds: bounds)) }
  }

  private var canvasOrigin: CGPoint { convert(CGPoint.zero, from: canvas) }

  func drawOwnPlaceholder(in rect: CGRect) {
    let origin = placeholderLabel.frame.origin
    draw(
      placeholderLabel.textCommands(in: rect.offsetBy(dx: -origin.x, dy: -origin.y)), at: origin)
  }

  func drawOwnText(in rect: CGRect) {
    let usual = textRect(forBounds: bounds)
    let origin = canvasOrigin
    let place = CGPoint(
      x: origin.x + rect.minX - usual.minX + (rect.width - usual.width) * share,
      y: origin.y + rect.midY - usual.midY)
    draw(canvas.textCommands, at: place)
  }

  /// Returns the commands that `body` draws, in a coordinate space with the origin at `origin` of the field.
  private func drawn(at origin: CGPoint, _ body: () -> Void) -> [DrawCommand] {
    let before = plainText
    defer { plainText = before }
    plainText = (origin, [])
    let rest = CurrentDrawing.record(in: bounds, body)
    let first = plainText?.commands ?? []
    guard let rest else { return first }
    let map = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    return first + [.drawing(Drawing(transform: map, steps: [.drawing(rest)]))]
  }

  /// Draws commands in a coordinate space with the origin at `origin`.
  ///
  /// They are recorded unmodified if nothing was drawn before and `origin` is that of the recording.
  private func draw(_ commands: [DrawCommand], at origin: CGPoint) {
    if let plainText, plainText.origin == origin, !CurrentDrawing.hasBegun {
      self.plainText?.commands += commands
      return
    }
    let map = CGAffineTransform(translationX: origin.x, y: origin.y)
    CurrentDrawing.paint([
      .drawing(Drawing(transform: map, steps: commands.map { .command($0) }))
    ])
  }
}
