// SPDX-License-Identifier: Apache-2.0

/// A view with a transition of its contents, as ``ViewTransition`` uses it.
@MainActor
protocol TransitionShowing: AnyObject {
  /// The running transition; `nil` for none.
  var pictureTransition: ViewTransition? { get set }
  /// Requests a redraw of the view.
  func transitionMoved()
  /// Starts a transition from the view's current contents, or from `picture`, to its future ones.
  func startTransition(
    _ style: ViewTransition.Style?, _ block: AnimationBlock, from picture: DisplayNode?,
    way: ClosedRange<Double>)
}
