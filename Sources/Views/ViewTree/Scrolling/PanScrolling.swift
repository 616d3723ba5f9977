// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A dispatcher that sends events of scroll wheels and trackpads to pan gesture recognisers that accept them.
@MainActor
struct PanScrolling {
  private weak var recognizer: UIPanGestureRecognizer?

  /// Creates a dispatcher to a recogniser that accepts this kind of scroll events and can begin; `nil` if
  /// there is none.
  ///
  /// The views from `touched` upwards are searched.
  ///
  /// - Parameters:
  ///   - kind: The kind of scroll events.
  ///   - location: The location in the surface, in points.
  ///   - touched: The innermost view at the location.
  ///   - scrollView: The view that would scroll; only its descendants are considered. `nil` if there is none.
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

  /// Moves the recogniser's translation by the opposite of `delta`, a change of content offsets, in points.
  func move(by delta: CGVector) {
    recognizer?.scroll(
      by: CGVector(dx: -delta.dx, dy: -delta.dy),
      time: recognizer?.view?.surface?.currentTime ?? 0)
  }

  func end(cancelled: Bool = false) { recognizer?.endScrolling(cancelled: cancelled) }

  /// Returns whether the recogniser's view is `view` or a descendant of it.
  func isInside(_ view: UIView) -> Bool { recognizer?.view?.isDescendant(of: view) ?? false }
}
