// SPDX-License-Identifier: Apache-2.0

import Controls
public import Foundation
public import ViewTree

extension UIViewController {
  /// How the controller comes when it is presented or pushed, and goes; nil: as its other properties say.
  ///
  /// An animator of a delegate comes before it. When it is pushed, only a zoom changes anything.
  public var preferredTransition: Transition? {
    get { presentation.transition as? Transition }
    set {
      presentation.transition = newValue
      presentation.style = newValue?.style
      presentation.animator = newValue.flatMap { transition in
        transition.isZoom ? { isComing in ZoomAnimator(transition, isComing: isComing) } : nil
      }
    }
  }

  /// How a controller comes and goes.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// How it comes when it is presented; nil: it grows out of a view.
    let style: UIModalTransitionStyle?
    /// What a zoom is like.
    let options: ZoomOptions
    private let provider: ((ZoomSourceViewProviderContext) -> UIView?)?

    private init(_ style: UIModalTransitionStyle) {
      self.style = style
      options = ZoomOptions()
      provider = nil
      super.init()
    }

    private init(
      zooming options: ZoomOptions?,
      from provider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      style = nil
      self.options = options ?? ZoomOptions()
      self.provider = provider
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

    /// Out of a view that `sourceViewProvider` names, and back into the one that it names then; nil: out of
    /// the middle.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(zooming: options, from: sourceViewProvider)
    }

    /// Whether the controller grows out of a view.
    var isZoom: Bool { provider != nil }

    /// The view that the controller grows out of.
    func sourceView(from source: UIViewController, to zoomed: UIViewController) -> UIView? {
      provider?(ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
    }
  }
}
