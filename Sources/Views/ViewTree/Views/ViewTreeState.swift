// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

/// The layout, drawing and inheritance state of a view.
///
/// Invariants: when a view's `layoutIsPending` or `descendantLayoutIsPending` is set or it has
/// `dueProperties`, all its superviews have `descendantLayoutIsPending` set; when a view's `pictureIsStale`
/// is set, so is that of all its superviews. Therefore invalidating layout or drawing ascends only to the
/// first view that is already marked.
package struct ViewTreeState {
  /// Whether `layoutSubviews()` is due.
  package var layoutIsPending = true
  /// Whether layout is due in a descendant.
  package var descendantLayoutIsPending = false
  /// Whether a change of the view, or of one in it, off the main thread was reported.
  package var isToldOfThread = false
  /// The properties of the view's class, set at initialization.
  var classFacts: ViewClassFacts = []
  /// Whether `updateConstraints()` is due.
  package var constraintsArePending = true
  /// The objects whose `updateProperties()` is due.
  package var dueProperties: DueProperties = [.view, .owner]
  /// The reads of observable properties, by the work of the view that made them.
  var reads: [ObservedWork: ReadWatch] = [:]
  /// The Auto Layout state, or `nil` while the view takes no part in it.
  var autoLayout: AutoLayoutState?
  /// Whether constraints of the superview's region extend into the view although its frame is given.
  var isPorous = false
  /// Whether `node` is out of date for the view or its subviews.
  package var pictureIsStale = true
  /// The result of `draw(_:)`; `nil` if it has to be called.
  var drawn: DrawnContent?
  /// The version of the view's last picture.
  package var pictureVersion = 0
  /// The display node of the view's last picture.
  package var node: DisplayNode?
  /// The margins that were set; `nil` for the default.
  package var layoutMargins: AssignedMargins?
  /// The margins last reported to the view.
  var reportedLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the view belongs to a view controller, which has margins of its own.
  var isControllerView = false
  /// The safe area set by a view controller or window; `nil` derives it from the superview's.
  package var ownSafeAreaInsets: UIEdgeInsets?
  /// The insets that a view controller adds to the safe area, in points.
  package var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The safe area last reported to the view.
  package var reportedSafeAreaInsets = UIEdgeInsets.zero
  /// The trait overrides of the view and its subviews.
  var saidTraits = TraitOverrideLayers()
  /// Whether the view has trait overrides or an `overrideUserInterfaceStyle`.
  var saysTraits = false
  /// The observers of trait changes.
  var traitObservers: TraitObservers?
  /// The traits last reported to the view.
  package var reportedTraits: UITraitCollection?
  /// The interactions of the view.
  var interactions: [any UIInteraction] = []
  /// The motion effects of the view.
  var motionEffects: [UIMotionEffect] = []
  /// The gesture recognisers of the view, in the order in which they were added.
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The accent colour that was set, or `nil`.
  package var tintColor: UIColor?
  /// The tint adjustment mode that was set; `automatic` inherits the superview's.
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// The number of pixels per point that was set for the view's drawing; 0 for the screen's.
  var contentScale: CGFloat = 0
  /// Whether the view is in a window or surface, as last reported by `didMoveToWindow()`.
  package var isInWindow = false

  /// The values that appearances have set on the view, by property name, or `nil`.
  var takenAppearance: [String: Any]?

  /// The transition from the previous appearance, or `nil` if none is in progress.
  var transition: ViewTransition?

  @MainActor private static var pictureCount = 0

  /// Returns the version number of a new picture.
  ///
  /// Version numbers are unique in a process: a view may be allocated at the address of a deallocated one,
  /// and hosts that identify views by their address must not confuse them.
  @MainActor
  package static func nextPictureVersion() -> Int {
    pictureCount += 1
    return pictureCount
  }

  /// Creates the state of a new view, with layout and drawing pending.
  package init() {}
}
