// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

extension UIView {
  /// Marks the pictures of the view and its superviews as stale.
  ///
  /// Requests a frame from the host, unless a superview was already marked.
  package func setPictureStale() {
    guard !tree.pictureIsStale else { return }
    checkThread()
    var isNew = true
    let top = ascend { view in
      isNew = !view.tree.pictureIsStale
      view.tree.pictureIsStale = true
      return !isNew
    }
    if isNew { top.rootSurface?.setNeedsFrame() }
  }

  /// Requests a frame from the host.
  package func setNeedsFrame() { surface?.setNeedsFrame() }

  /// Whether the view is painted, regardless of its superviews: it is not hidden, not turned away from the
  /// viewer, and not transparent unless it is being animated.
  package var isPainted: Bool {
    !isHidden && (layer.opacity > 0 || layer.isMoving) && !layer.hidesItsBack
  }

  /// Returns the display node that hosts paint; the last one where nothing in the view has changed since.
  ///
  /// - Complexity: O(n) in the number of views that changed and their subviews.
  package func displayNode() -> DisplayNode {
    if !tree.pictureIsStale, var node = tree.node {
      if !layer.isMoving {
        node.transform = layer.placement
        node.alpha = CGFloat(layer.opacity)
      } else {
        let painted = layer.painted(with: nil)
        node.transform = painted.placement
        node.alpha = painted.alpha
      }
      return node
    }
    tree.pictureIsStale = false
    tree.pictureVersion = ViewTreeState.nextPictureVersion()
    let node = TraitContext.with(traitCollection, of: self) { makeNode() }
    tree.node = node
    return node
  }

  private func makeNode() -> DisplayNode {
    layer.startAdded()
    let painted = layer.painted(with: .current)
    var commands = shadowCommands(painted)
    if painted.backgroundColor.alpha > 0 {
      commands.append(.fill(painted.outline, painted.backgroundColor))
    }
    if let pattern = backgroundColor?.patternCommands(
      in: painted.bounds, traits: traitCollection)
    {
      commands += pattern
    }
    var children: [DisplayNode] = []
    commands += layer.pictureCommands(in: painted.bounds)
    let steps = layer.contentSteps(in: painted.bounds)
    if !steps.isEmpty { commands.append(.drawing(Drawing(steps: steps))) }
    let content = drawnCommands() + contentCommands()
    if painted.bounds.size == bounds.size || content.isEmpty {
      commands += content
    } else {
      children.append(stretched(content, to: painted.bounds))
    }
    if layer.inner.isEmpty, CATransform3DIsIdentity(layer.sublayerTransform) {
      for view in paintingOrder where view.isPainted { children.append(view.displayNode()) }
    } else {
      children += layer.partNodes(version: tree.pictureVersion)
    }
    children += overlayNodes()
    if let border = painted.border {
      // A border is drawn above the subviews.
      if children.isEmpty {
        commands.append(border)
      } else {
        children.append(
          DisplayNode(
            identity: ObjectIdentifier(layer), contentVersion: tree.pictureVersion,
            bounds: painted.bounds, commands: [border]))
      }
    }
    var node = DisplayNode(
      identity: ObjectIdentifier(self), contentVersion: tree.pictureVersion,
      isReusable: isReusablePicture, transform: painted.placement, bounds: painted.bounds,
      alpha: painted.alpha, clip: clipsToBounds ? painted.outline : nil, commands: commands,
      children: children)
    node.mask =
      mask.map { Drawing($0.displayNode()) } ?? layer.maskDrawing(version: tree.pictureVersion)
    return tree.transition?.node(from: node, version: tree.pictureVersion) ?? node
  }

  /// Sets the number of pixels per point for drawing; 0 for the screen's.
  func setContentScale(_ scale: CGFloat) {
    tree.contentScale = scale.isFinite ? max(0, scale) : 0
    layer.contentsScale = contentScaleFactor
    setNeedsDisplay()
  }

  /// Creates the layer of a new view, which fills `frame` of the superlayer's coordinate space.
  ///
  /// A plain `CALayer` is created with that frame, without notifications or invalidation. A layer of any
  /// other class is created first and then moved there.
  func beginLayer(in frame: CGRect) {
    tree.classFacts = .of(type(of: self))
    if Self.layerClass == CALayer.self, let layer = CALayer.beginning(in: frame) {
      layer.view = self
      ownLayer = layer
      if frame.size != .zero { boundsChanged(from: .zero) }
    } else {
      layer.view = self
      layer.bounds = CGRect(origin: .zero, size: frame.size)
      layer.position = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Returns a new layer of the view's `layerClass`.
  func makeLayer() -> CALayer {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      contractBroken(
        "layerClass of \(type(of: self)) is \(Self.layerClass), which is not a layer; return"
          + " CALayer "
          + "or a subclass")
    }
    return layerClass.made()
  }

  /// Returns content drawn for the current bounds, stretched to the animated bounds `target`.
  private func stretched(_ content: [DrawCommand], to target: CGRect) -> DisplayNode {
    let source = bounds
    let map = CGAffineTransform(translationX: -source.minX, y: -source.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: source.width > 0 ? target.width / source.width : 1,
          y: source.height > 0 ? target.height / source.height : 1)
      )
      .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
    return DisplayNode(
      identity: layer.animations.map { ObjectIdentifier($0) } ?? ObjectIdentifier(layer),
      contentVersion: tree.pictureVersion,
      transform: map, bounds: source, commands: content)
  }

  /// The shape of the view that casts a shadow, in its own coordinate space, or `nil` if it casts none.
  private var shadowCaster: RoundedRect? {
    let painted = layer.painted(with: traitCollection)
    let isFilled =
      painted.backgroundColor.alpha > 0 || (self as? any PictureShowing)?.showsPicture == true
    return isFilled ? painted.outline : nil
  }

  private func shadowCommands(_ painted: LayerValues) -> [DrawCommand] {
    guard let shadow = painted.shadow else { return [] }
    if let ofPath = painted.pathShadow { return ofPath }
    if let own = shadowCaster { return shadow.commands(under: own) }
    return subviews.filter(\.isPainted).flatMap { subview -> [DrawCommand] in
      guard var inner = subview.shadowCaster else { return [] }
      inner.rect = subview.frame
      return shadow.commands(under: inner)
    }
  }

  /// Removes the new mask from its superview and marks the picture of the view as stale.
  func maskWasSet() {
    mask?.removeFromSuperview()
    setPictureStale()
  }
}
