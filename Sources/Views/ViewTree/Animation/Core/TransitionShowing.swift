// SPDX-License-Identifier: Apache-2.0

/// A view that goes over to another picture, as its ``ViewTransition`` uses it.
@MainActor
protocol TransitionShowing: AnyObject {
  /// The transition under way; nil: there is none.
  var pictureTransition: ViewTransition? { get set }
  /// Asks for a new picture of the view.
  func transitionMoved()
  /// Keeps the view's present picture, or shows `picture` for it, and how that gives way to what comes.
  func startTransition(
    _ style: ViewTransition.Style?, _ block: AnimationBlock, from picture: DisplayNode?,
    way: ClosedRange<Double>)
}
