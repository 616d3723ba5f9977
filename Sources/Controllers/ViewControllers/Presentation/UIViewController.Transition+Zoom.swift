// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

extension UIViewController.Transition {
  /// Out of a view that `sourceViewProvider` names, and back into the one that it names then; nil: out of
  /// the middle.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition {
    let way = ZoomWay(options: options ?? ZoomOptions(), provider: sourceViewProvider)
    return UIViewController.Transition(nil) { ZoomAnimator(way, isComing: $0) }
  }

  /// Who takes part in a zoom.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller that has the view.
    public let sourceViewController: UIViewController
    /// The controller that grows out of it.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// What a zoom is like.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    /// Answers which part of the zoomed controller's view lies over the source view at first, in its view's
    /// coordinate space, in points; nil: all of it.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// What lies over the rest meanwhile; nil: a shade.
    open var dimmingColor: UIColor?
    /// The glass that lies over the rest meanwhile; nil: none.
    open var dimmingVisualEffect: UIBlurEffect?

    /// Answers whether a hand that drags or pinches the zoomed controller's view sends it back; nil: it does
    /// where nothing below it scrolls.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Options that say nothing.
    public override init() {
      super.init()
    }

    /// What is aligned with each other in a zoom.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      /// The view that the controller grows out of.
      public let sourceView: UIView
      /// The controller that grows out of it.
      public let zoomedViewController: UIViewController

      init(_ sourceView: UIView, _ zoomed: UIViewController) {
        self.sourceView = sourceView
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// A hand that begins to drag or pinch a zoomed controller's view.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
      /// Where it is, in the view's coordinate space, in points.
      public let location: CGPoint
      /// How fast it moves, in points a second.
      public let velocity: CGVector
      /// Whether it would send the view back if nobody was asked.
      public let willBegin: Bool

      init(at location: CGPoint, moving velocity: CGVector, would: Bool) {
        self.location = location
        self.velocity = velocity
        willBegin = would
        super.init()
      }
    }
  }
}
