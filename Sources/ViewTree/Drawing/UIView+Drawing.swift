// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CoreGraphics
public import Foundation

extension UIView {
  /// What `draw(_:)` drew; calls it where that is due.
  func drawnCommands() -> [DrawCommand] {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let traits = UITraitCollection.current
    if let drawn = tree.drawn, !isDrawingStale(drawn, bounds, traits) {
      return drawn.commands(in: bounds, contentMode)
    }
    let drawing = DrawingStage.drawing(in: bounds) { draw(bounds) }
    let drawn = DrawnContent(bounds: bounds, traits: traits, drawing: drawing)
    tree.drawn = drawn
    return drawn.commands(in: bounds, contentMode)
  }

  private func isDrawingStale(
    _ drawn: DrawnContent, _ bounds: CGRect, _ traits: UITraitCollection
  ) -> Bool {
    if contentMode == .redraw, drawn.bounds.size != bounds.size { return true }
    return drawn.drawing != nil && drawn.traits != traits
  }

  // MARK: Pictures of views

  /// A view that shows what this one and the views in it look like now; nil: it has no size.
  ///
  /// With `afterUpdates`, views that wait for layout are laid out before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    view.drawing = picture(afterUpdates)
    return view
  }

  /// Draws what the view and the views in it look like into `rect` of the current context.
  ///
  /// - Returns: Whether there was a context and something to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = DrawingStage.current, bounds.width > 0, bounds.height > 0, rect.width > 0,
      rect.height > 0
    else { return false }
    let map = CGAffineTransform(
      scaleX: rect.width / bounds.width, y: rect.height / bounds.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let drawing = Drawing(transform: map, steps: [.drawing(picture(afterUpdates))])
    context.paint([.drawing(drawing)])
    return true
  }

  /// What the view looks like, with its top left corner at the origin.
  private func picture(_ afterUpdates: Bool) -> Drawing {
    if afterUpdates { layoutIfNeeded() }
    var node = displayNode()
    node.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    node.alpha = 1
    return Drawing(node)
  }
}
