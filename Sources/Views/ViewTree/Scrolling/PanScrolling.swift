// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Has pan recognisers follow wheels and touchpads, where they ask for it.
@MainActor
struct PanScrolling {
  private weak var recognizer: UIPanGestureRecognizer?

  /// Looks for a recogniser of a view at `location` that follows scrolling of this kind and may begin.
  ///
  /// - Parameters:
  ///   - kind: what scrolls.
  ///   - location: of the surface, in points.
  ///   - touched: the innermost view there.
  ///   - scrollView: what would scroll; only views in it are asked. nil: none would.
  init?(
    _ kind: UIScrollTypeMask, at location: CGPoint, over touched: UIView?,
    inside scrollView: UIScrollView?
  ) {
    guard let touched else { return nil }
    let time = touched.surface?.currentTime ?? 0
    for view in sequence(first: touched, next: \.superview) {
      guard view !== scrollView else { return nil }
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? []
      where !(pan is ScrollPan) && pan.allowedScrollTypesMask.contains(kind) {
        guard pan.beginScrolling(at: location, over: touched, time: time) else { continue }
        recognizer = pan
        return
      }
    }
    return nil
  }

  /// Offsets of contents were to move by `delta`, in points: what is panned moves the other way.
  func move(by delta: CGVector) {
    recognizer?.scroll(
      by: CGVector(dx: -delta.dx, dy: -delta.dy),
      time: recognizer?.view?.surface?.currentTime ?? 0)
  }

  func end(cancelled: Bool = false) { recognizer?.endScrolling(cancelled: cancelled) }

  /// Whether the recogniser's view is `view` or in it.
  func isInside(_ view: UIView) -> Bool { recognizer?.view?.isDescendant(of: view) ?? false }
}
