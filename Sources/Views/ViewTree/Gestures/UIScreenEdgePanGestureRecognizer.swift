// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// A recogniser of touches that are dragged in from an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance from the edge at which touches begin, in points, chosen by Mullion.
  private static let reach: CGFloat = 20

  /// The edges from which the gesture may begin, usually one.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    if touched(touch.location(in: nil)).isDisjoint(with: edges) { state = .failed }
  }

  override func hasMovedEnough(_ offset: CGVector) -> Bool {
    let start = sequenceTouches.first.map { $0.start } ?? .zero
    let from = touched(start).intersection(edges)
    let isAcross = abs(offset.dx) >= abs(offset.dy)
    return super.hasMovedEnough(offset)
      && (from.contains(.left) && offset.dx > 0 && isAcross
        || from.contains(.right) && offset.dx < 0 && isAcross
        || from.contains(.top) && offset.dy > 0 && !isAcross
        || from.contains(.bottom) && offset.dy < 0 && !isAcross)
  }

  private func touched(_ point: CGPoint) -> UIRectEdge {
    guard let size = view?.surface?.size else { return [] }
    var found: UIRectEdge = []
    if point.x <= Self.reach { found.insert(.left) }
    if point.x >= size.width - Self.reach { found.insert(.right) }
    if point.y <= Self.reach { found.insert(.top) }
    if point.y >= size.height - Self.reach { found.insert(.bottom) }
    return found
  }
}
