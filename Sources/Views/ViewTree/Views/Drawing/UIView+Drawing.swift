// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIView {
  /// Returns the commands of `draw(_:)`, calling it if a new drawing is due.
  func drawnCommands() -> [DrawCommand] {
    let layer = layer
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let traits = UITraitCollection.current
    if let drawn = tree.drawn, !isDrawingStale(drawn, bounds, traits) {
      return commands(of: drawn, in: bounds)
    }
    let drawing = DrawingStage.drawing(ofViewIn: bounds) { context in
      followOwnReads(of: .drawing, again: { $0.setNeedsDisplay() }) {
        display(layer)
        layerWillDraw(layer)
        draw(layer, in: context)
      }
    }
    let drawn = DrawnContent(bounds: bounds, traits: traits, drawing: drawing)
    tree.drawn = drawn
    return commands(of: drawn, in: bounds)
  }

  private func commands(of drawn: DrawnContent, in bounds: CGRect) -> [DrawCommand] {
    drawn.commands(in: bounds, at: contentMode.place(drawn.bounds.size, in: bounds))
  }

  private func isDrawingStale(
    _ drawn: DrawnContent, _ bounds: CGRect, _ traits: UITraitCollection
  ) -> Bool {
    if contentMode == .redraw, drawn.bounds.size != bounds.size { return true }
    return drawn.drawing != nil && drawn.traits != traits
  }
}
