// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// How a view goes over from the picture it had to the one it has now.
@MainActor
final class ViewTransition: AnimationTicking {
  /// How the old picture gives way to the new one.
  enum Style: Hashable, Sendable {
    case dissolve
    /// The view turns around an axis, upright or level.
    case flip(isUpright: Bool)
    /// The new picture comes in from a side, the old one goes out to the other, or one of them moves.
    case slide(CGVector, movesNew: Bool, movesOld: Bool)
    /// A page is rolled up from below, or down over the old picture.
    case curl(isUp: Bool)
  }

  /// The part of the whole way that is gone.
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

  /// Goes on until the transition is over or another one took its place.
  func tick(to time: TimeInterval) -> Bool {
    guard let view, view.pictureTransition === self else { return false }
    view.transitionMoved()
    guard time >= timing.end else { return true }
    view.pictureTransition = nil
    end(finished: true)
    return false
  }

  /// Tells the block that the transition is over.
  func end(finished: Bool) { block.ended(finished: finished) }

  /// What is painted instead of `node`, the view's new picture.
  func node(from node: DisplayNode, version: Int) -> DisplayNode {
    let done = max(0, min(1, timing.progress(at: animator?.now ?? timing.end)))
    let share = way.lowerBound + (way.upperBound - way.lowerBound) * done
    var result = node
    switch style {
    case .dissolve:
      result.commands = []
      result.clip = nil
      // Behind an opaque picture there is nothing to be seen: only the old one changes.
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

  /// Whether the picture covers its bounds.
  private static func fills(_ node: DisplayNode) -> Bool {
    node.commands.contains { command in
      guard case .fill(let shape, let color) = command else { return false }
      return color.alpha >= 1 && shape.rect.contains(node.bounds)
    }
  }
}
