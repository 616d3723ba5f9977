// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIViewController {
  /// The transition of a controller when it is presented or pushed, and when it leaves.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// The style of the presentation, or `nil` if an animator is used.
    let style: UIModalTransitionStyle?
    /// The closure that creates the animator for the appearance (`true`) or disappearance (`false`), or `nil`
    /// if the style is used.
    let makeAnimator: ((_ isComing: Bool) -> any UIViewControllerAnimatedTransitioning)?

    /// Creates a transition with a style or with animators.
    init(
      _ style: UIModalTransitionStyle?,
      makeAnimator: ((_ isComing: Bool) -> any UIViewControllerAnimatedTransitioning)? = nil
    ) {
      self.style = style
      self.makeAnimator = makeAnimator
      super.init()
    }

    /// A transition in which the view slides in from below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// A transition in which the window flips horizontally.
    ///
    /// - Note: On Linux the view slides in from below.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// A transition in which the view fades in.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// A transition in which a page curls up.
    ///
    /// - Note: On Linux the view slides in from below.
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }
}
