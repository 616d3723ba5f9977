// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

extension UIViewController.Transition {
  /// Returns a transition that zooms out of the view that `sourceViewProvider` returns, and back into the one
  /// it returns then.
  ///
  /// With `nil`, the view grows from the centre.
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
    /// or `nil` for all of it.
    ///
    /// In the coordinate space of the controller's view, in points.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The colour over the background during the transition; `nil`: a default shade, or none with a
    /// ``dimmingVisualEffect``.
    open var dimmingColor: UIColor?
    /// The visual effect over the background during the transition, or `nil` for none.
    open var dimmingVisualEffect: UIBlurEffect?

    /// A closure that returns whether a drag or pinch on the zoomed controller's view begins the dismissal.
    ///
    /// `nil`: it does if no scrolled content is below the touches.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Creates the default options.
    public override init() {
      super.init()
    }

    /// The views that are aligned in a zoom transition.
    @preconcurrency @MainActor
    open class AlignmentRectContext: NSObject {
      /// The source view.
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
      /// The location in the view's coordinate space, in points.
      public let location: CGPoint
      /// The velocity, in points per second.
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
