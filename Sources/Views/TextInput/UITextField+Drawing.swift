// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Text and placeholder as a subclass draws them.
extension UITextField {
  /// Whether the field's class may draw text itself.
  var mayDrawText: Bool { !isOfLibrary }

  /// What paints the placeholder, in its label's coordinates.
  var placeholderCommands: [DrawCommand] {
    drawn(at: placeholderLabel.frame.origin) { drawPlaceholder(in: placeholderLabel.frame) }
  }

  /// What paints the text in the canvas where the field draws it; nil: the canvas does.
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

  /// What `body` draws of the field, in the coordinates whose origin is at `origin` of the field's.
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

  /// Draws commands of the coordinates whose origin is at `origin`: as they are where nothing was drawn before.
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
