// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView: TransitionShowing {
  var pictureTransition: ViewTransition? {
    get { tree.transition }
    set { tree.transition = newValue }
  }

  func transitionMoved() { setPictureStale() }

  /// Starts a transition from the view's current picture to its new appearance, if animations are enabled,
  /// the view is in a window, the transition takes time and motion is not reduced.
  func startTransition(
    _ style: ViewTransition.Style?, _ block: AnimationBlock, from picture: DisplayNode? = nil,
    way: ClosedRange<Double> = 0...1
  ) {
    guard AnimationBlock.isInEffect, tree.isInWindow, let animator = surface?.animator else {
      return
    }
    block.touched(animator)
    guard let style, block.takesTime, !reducesMotion else { return }
    let old = picture ?? displayNodeBetweenFrames()
    tree.transition?.end(finished: false)
    let transition = ViewTransition(style, of: self, from: old, block: block, animator: animator)
    transition.way = way
    tree.transition = transition
    block.began()
    animator.add(transition)
    setPictureStale()
  }
}
