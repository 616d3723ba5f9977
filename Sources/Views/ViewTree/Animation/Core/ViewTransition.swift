// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A transition of a view from its former contents to the current ones.
@MainActor
final class ViewTransition: AnimationTicking {
  /// The style of a transition.
  enum Style: Hashable, Sendable {
    case dissolve
    /// A flip of the view around a vertical or horizontal axis.
    case flip(isUpright: Bool)
    /// A slide by a vector: of the new contents in from one side, of the old ones out to the opposite side,
    /// or of both.
    case slide(CGVector, movesNew: Bool, movesOld: Bool)
    /// A page curl up from the bottom, or down over the old contents.
    case curl(isUp: Bool)
  }

  /// The range of the progress.
  var way = 0.0...1.0
  private let style: Style
  private let old: DisplayNode
  private let timing: AnimationTiming
  private let block: AnimationBlock
  private weak var view: (any TransitionShowing)?
  private weak var animator: LayerAnimator?
  private let newIdentity = NSObject()
  private let pageIdentity = NSObject()
  private let rollIdentity = NSObject()

  init(
    _ style: Style, of view: any TransitionShowing, from old: DisplayNode, block: AnimationBlock,
    animator: LayerAnimator
  ) {
    self.style = style
    self.view = view
    self.old = old
    self.block = block
    self.animator = animator
    timing = block.timing(from: animator.now)
  }

  var blocksInteraction: Bool { !block.allowsInteraction }

  /// Redraws the view until the transition has ended or was replaced; returns whether it continues.
  func tick(to time: TimeInterval) -> Bool {
    guard let view, view.pictureTransition === self else { return false }
    view.transitionMoved()
    guard time >= timing.end else { return true }
    view.pictureTransition = nil
    end(finished: true)
    return false
  }

  /// Notifies the block that the transition has ended.
  func end(finished: Bool) { block.ended(finished: finished) }

  /// Returns the node to draw in place of `node`, the view's new contents.
  func node(from node: DisplayNode, version: Int) -> DisplayNode {
    let done = max(0, min(1, timing.progress(at: animator?.now ?? timing.end)))
    let share = way.lowerBound + (way.upperBound - way.lowerBound) * done
    var result = node
    switch style {
    case .dissolve:
      result.commands = []
      result.clip = nil
      // Nothing is visible behind an opaque image: only the old one fades.
      let isOpaque = Self.fills(node) && Self.fills(old)
      result.children = [
        part(of: node, identity: newIdentity, alpha: isOpaque ? 1 : share, version),
        part(of: old, identity: self, alpha: 1 - share, version),
      ]
    case .slide(let way, let movesNew, let movesOld):
      func moved(_ part: DisplayNode, by share: CGFloat) -> DisplayNode {
        var part = part
        part.transform = CGAffineTransform(
          translationX: way.dx * share * node.bounds.width,
          y: way.dy * share * node.bounds.height)
        return part
      }
      let new = moved(
        part(of: node, identity: newIdentity, alpha: 1, version),
        by: movesNew ? 1 - CGFloat(share) : 0)
      let old = moved(
        part(of: old, identity: self, alpha: 1, version), by: movesOld ? -CGFloat(share) : 0)
      result.commands = []
      result.clip = RoundedRect(node.bounds)
      result.children = movesNew ? [old, new] : [new, old]
    case .curl(let isUp):
      let curl = PageCurl(bounds: node.bounds, lifted: CGFloat(isUp ? share : 1 - share))
      let (below, above) = isUp ? (node, old) : (old, node)
      let page = part(of: above, identity: isUp ? self : newIdentity, alpha: 1, version)
      result.commands = []
      result.clip = RoundedRect(node.bounds)
      result.children = [
        part(of: below, identity: isUp ? newIdentity : self, alpha: 1, version),
        curl.flattened(page, identity: pageIdentity, version),
        curl.roll(identity: rollIdentity, version),
      ]
    case .flip(let isUpright):
      let shown = share < 0.5 ? old : node
      let turn = CGFloat(abs(cos(.pi * share)))
      let map = CGAffineTransform(translationX: -node.bounds.midX, y: -node.bounds.midY)
        .concatenating(CGAffineTransform(scaleX: isUpright ? turn : 1, y: isUpright ? 1 : turn))
        .concatenating(CGAffineTransform(translationX: node.bounds.midX, y: node.bounds.midY))
      result.commands = []
      result.clip = nil
      var side = part(of: shown, identity: share < 0.5 ? self : newIdentity, alpha: 1, version)
      side.transform = map
      result.children = [side]
    }
    return result
  }

  private func part(
    of node: DisplayNode, identity: AnyObject, alpha: CGFloat, _ version: Int
  ) -> DisplayNode {
    var part = node
    part.identity = ObjectIdentifier(identity)
    part.contentVersion = version
    part.isReusable = false
    part.transform = .identity
    part.alpha = alpha
    return part
  }

  /// Returns whether the contents are opaque in their bounds.
  private static func fills(_ node: DisplayNode) -> Bool {
    node.commands.contains { command in
      guard case .fill(let shape, let color) = command else { return false }
      return color.alpha >= 1 && shape.rect.contains(node.bounds)
    }
  }
}
