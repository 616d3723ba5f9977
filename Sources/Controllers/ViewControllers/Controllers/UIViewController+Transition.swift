// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIViewController {
  /// The transition of a controller when it is presented or pushed, and when it leaves.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// The style of the presentation, or `nil` if an animator is used.
    let style: UIModalTransitionStyle?
    /// The closure that creates the animator for the appearance (`true`) or disappearance; `nil`: the style
    /// is used.
    let makeAnimator: ((_ isComing: Bool) -> any UIViewControllerAnimatedTransitioning)?

    /// Creates a transition by a style or by animators.
    init(
      _ style: UIModalTransitionStyle?,
      makeAnimator: ((_ isComing: Bool) -> any UIViewControllerAnimatedTransitioning)? = nil
    ) {
      self.style = style
      self.makeAnimator = makeAnimator
      super.init()
    }

    /// The view slides in from below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// The window flips horizontally.
    ///
    /// - Note: On Linux the view slides in from below.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// The view fades in.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// A page curls up.
    ///
    /// - Note: On Linux the view slides in from below.
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }
}
