// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CoreGraphics
import Foundation

extension UIView {
  /// Notes that the view, or something in it, no longer looks as in its last picture.
  package func setPictureStale() {
    var view = self
    while !view.tree.pictureIsStale {
      view.tree.pictureIsStale = true
      guard let parent = view.superview else { break }
      view = parent
    }
    setNeedsFrame()
  }

  /// Asks the host for a frame.
  package func setNeedsFrame() { surface?.setNeedsFrame() }

  /// Whether the view is painted at all.
  package var isPainted: Bool { !isHidden && layer.opacity > 0 }

  /// The view as hosts paint it; the last picture where nothing in the view changed since.
  ///
  /// - Complexity: O(n) in the number of views that changed and their subviews.
  package func displayNode() -> DisplayNode {
    if !tree.pictureIsStale, var node = tree.node {
      node.transform = layer.placement
      node.alpha = CGFloat(layer.opacity)
      return node
    }
    tree.pictureIsStale = false
    tree.pictureVersion = ViewTreeState.nextPictureVersion()
    let node = TraitContext.with(traitCollection) { makeNode() }
    tree.node = node
    return node
  }

  private func makeNode() -> DisplayNode {
    let outline = layer.outline
    var commands = shadowCommands()
    if let fill = fillColor, fill.alpha > 0 { commands.append(.fill(outline, fill)) }
    commands += contentCommands()
    var children = paintingOrder.filter(\.isPainted).map { $0.displayNode() } + overlayNodes()
    if let border = borderCommand(outline) {
      // Borders lie above what is in the view.
      if children.isEmpty {
        commands.append(border)
      } else {
        children.append(
          DisplayNode(
            identity: ObjectIdentifier(layer), contentVersion: tree.pictureVersion,
            bounds: bounds, commands: [border]))
      }
    }
    return DisplayNode(
      identity: ObjectIdentifier(self), contentVersion: tree.pictureVersion,
      isReusable: isReusablePicture, transform: layer.placement, bounds: bounds,
      alpha: CGFloat(layer.opacity), clip: clipsToBounds ? outline : nil, commands: commands,
      children: children)
  }

  /// What of the view casts a shadow, in its own coordinate space; nil: nothing.
  private var shadowCaster: RoundedRect? {
    let isFilled = (fillColor?.alpha ?? 0) > 0 || (self as? UIImageView)?.image != nil
    return isFilled ? layer.outline : nil
  }

  private func shadowCommands() -> [DrawCommand] {
    guard let shadow = layer.shadow else { return [] }
    if let own = shadowCaster { return shadow.commands(under: own) }
    return subviews.filter(\.isPainted).flatMap { subview -> [DrawCommand] in
      guard var inner = subview.shadowCaster else { return [] }
      inner.rect = subview.frame
      return shadow.commands(under: inner)
    }
  }

  private var fillColor: DisplayColor? {
    if let backgroundColor { return backgroundColor.displayColor(with: .current) }
    return layer.backgroundColor.map(DisplayColor.init)
  }

  private func borderCommand(_ outline: RoundedRect) -> DrawCommand? {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
    return .border(outline, width: layer.borderWidth, DisplayColor(color))
  }
}
