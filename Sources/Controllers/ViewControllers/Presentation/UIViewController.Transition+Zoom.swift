// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

extension UIViewController.Transition {
  /// Returns a transition that zooms a controller's view out of a source view, and back into it at the end.
  ///
  /// `sourceViewProvider` is called for each direction. Without a source view, the view grows from the
  /// centre.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition {
    let way = ZoomDescription(options: options ?? ZoomOptions(), provider: sourceViewProvider)
    return UIViewController.Transition(nil) { ZoomAnimator(way, isComing: $0) }
  }

  /// The controllers of a zoom transition.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller that contains the source view.
    public let sourceViewController: UIViewController
    /// The controller that is zoomed.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The options of a zoom transition.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    /// A closure that returns the part of the zoomed controller's view that is aligned with the source view,
    /// or `nil` for the whole view.
    ///
    /// The part is in the coordinate space of the controller's view, in points.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The colour over the background during the transition.
    ///
    /// For `nil`, a default shade is used, or no colour with a ``dimmingVisualEffect``.
    open var dimmingColor: UIColor?
    /// The visual effect over the background during the transition, or `nil` for none.
    open var dimmingVisualEffect: UIBlurEffect?

    /// A closure that returns whether a drag or pinch on the zoomed controller's view begins the dismissal.
    ///
    /// Without a closure, a drag begins the dismissal if no scrolled content is below the touches, and a
    /// pinch if it makes the view smaller.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Creates the default options.
    public override init() {
      super.init()
    }

    /// The views that are aligned in a zoom transition.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      /// The view out of which, or back into which, the controller's view is zoomed.
      public let sourceView: UIView
      /// The controller that is zoomed.
      public let zoomedViewController: UIViewController

      init(_ sourceView: UIView, _ zoomed: UIViewController) {
        self.sourceView = sourceView
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// A drag or pinch that begins on a zoomed controller's view.
    @preconcurrency @MainActor
    open class InteractionContext: NSObject {
      /// The location of the gesture in the coordinate space of the zoomed controller's view, in points.
      public let location: CGPoint
      /// The velocity of the drag, in points per second.
      public let velocity: CGVector
      /// Whether the dismissal would begin by default.
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
