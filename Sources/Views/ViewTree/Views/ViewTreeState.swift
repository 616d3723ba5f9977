// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry

/// What a view remembers about layout, drawing and inheritance.
///
/// Invariants: when a view's `layoutIsPending` or `descendantLayoutIsPending` is set or it has
/// `dueProperties`, all its superviews have `descendantLayoutIsPending` set; when a view's
/// `pictureIsStale` is set, so is that of all its superviews. So asking for layout or drawing walks up
/// only as far as the first view that was already asked.
package struct ViewTreeState {
  /// Whether `layoutSubviews()` is due.
  package var layoutIsPending = true
  /// Whether it is due somewhere inside.
  package var descendantLayoutIsPending = false
  /// Whether it was said that the view, or one in it, was changed off the main thread.
  package var isToldOfThread = false
  /// What is known of the view's class, from the beginning.
  var classFacts: ViewClassFacts = []
  /// Whether `updateConstraints()` is due.
  package var constraintsArePending = true
  /// Whose `updateProperties()` is due.
  package var dueProperties: DueProperties = [.view, .owner]
  /// What the view's work read of observable objects; empty as long as it read nothing.
  var reads: [ObservedWork: ReadWatch] = [:]
  /// What the view remembers of Auto Layout; nil as long as it has no part in it.
  var autoLayout: AutoLayoutState?
  /// Whether constraints of the superview's region reach into the view although its frame is given.
  var isPorous = false
  /// Whether `node` no longer shows what the view and the views in it look like.
  package var pictureIsStale = true
  /// What `draw(_:)` drew; nil: it is to be called.
  var drawn: DrawnContent?
  /// The number of the view's last picture.
  package var pictureVersion = 0
  /// The view's last picture.
  package var node: DisplayNode?
  /// Margins that were set; nil: the default.
  package var layoutMargins: GivenMargins?
  /// The margins the view was last told of.
  var reportedLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the view belongs to a view controller, which has margins of its own.
  var isControllerView = false
  /// A safe area given by a view controller or window; nil: derived from the superview's.
  package var ownSafeAreaInsets: UIEdgeInsets?
  /// Insets a view controller adds to the safe area.
  package var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The safe area the view was last told of.
  package var reportedSafeAreaInsets = UIEdgeInsets.zero
  /// The traits that are said for the view and the views in it, whatever is around it.
  var saidTraits = SaidTraitLayers()
  /// Whether something is said of the view's traits, by those or by `overrideUserInterfaceStyle`.
  var saysTraits = false
  /// Who wants to know when the traits change.
  var traitObservers: TraitObservers?
  /// The traits the view was last told of.
  package var reportedTraits: UITraitCollection?
  /// What a person can do with the view beside what its class does.
  var interactions: [any UIInteraction] = []
  /// How the view changes while the device is tilted.
  var motionEffects: [UIMotionEffect] = []
  /// What finds gestures in the view's touches, in the order it was added.
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The accent colour that was set.
  package var tintColor: UIColor?
  /// What was said of how tint colours show; automatic: as in the superview.
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// The pixels a point of what the view draws that were asked for; 0: those of the screen.
  var contentScale: CGFloat = 0
  /// The surface the view was told about by `didMoveToWindow()`.
  package var isInWindow = false

  /// What appearances have set on the view, by the properties' names; nil: nothing.
  var takenAppearance: [String: Any]?

  /// A transition from how the view looked before; nil: none is under way.
  var transition: ViewTransition?

  @MainActor private static var pictureCount = 0

  /// The number of a new picture.
  ///
  /// No two pictures of a process have the same number: a view may be made where another one was
  /// in memory, and hosts that tell views by their address must not take one for the other.
  @MainActor
  package static func nextPictureVersion() -> Int {
    pictureCount += 1
    return pictureCount
  }

  /// The state of a new view: laid out and drawn never.
  package init() {}
}
