// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIViewController {
  /// How a controller comes and goes.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// How it comes when it is presented; nil: an animator lets it come.
    let style: UIModalTransitionStyle?
    /// Makes what lets it come, with true, or go; nil: it comes and goes in its style.
    let makeAnimator: ((_ isComing: Bool) -> any UIViewControllerAnimatedTransitioning)?

    /// A way in a style, or by animators.
    init(
      _ style: UIModalTransitionStyle?,
      makeAnimator: ((_ isComing: Bool) -> any UIViewControllerAnimatedTransitioning)? = nil
    ) {
      self.style = style
      self.makeAnimator = makeAnimator
      super.init()
    }

    /// From below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// By turning the window around; comes from below here.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// By taking shape.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// By turning a page; comes from below here.
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }
}
