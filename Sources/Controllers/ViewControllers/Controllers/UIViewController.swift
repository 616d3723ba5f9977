// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

/// A controller that creates a view on first access, and manages the view while it is on screen.
///
/// Known gap: state restoration.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer {
  // MARK: Initializers

  /// The name of the nib passed to the initialiser.
  open private(set) var nibName: String?
  /// The bundle passed to the initialiser.
  open private(set) var nibBundle: Bundle?

  /// Creates a controller whose view is loaded from a nib on first access.
  ///
  /// If `nibNameOrNil` is `nil`, the nib is named like the app's class without `Controller`, or else like the
  /// class; without such a file the view is a plain `UIView`.
  ///
  /// - Precondition: When the view is loaded, the nib exists, or `loadView()` is overridden.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is loaded from a nib named like its class, or is a plain `UIView`
  /// without such a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an interface file, or a controller as by `init()` with any other coder.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of controllers.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UIViewController.self)
  }

  /// Calls `init(nibName:bundle:)`; not for callers, see ``NibMade``.
  @available(*, unavailable, message: "call init(nibName:bundle:)")
  public required convenience init(madeWithNibName nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: view controllers are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  /// The view, or `nil` if it is not loaded.
  var loadedView: UIView?

  /// The view that the controller manages, loaded on first access.
  ///
  /// - Precondition: On first access, `loadView()` sets a view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView !== newValue { replaceView(by: newValue) }
    }
  }

  /// The view, or `nil` if it is not loaded yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view and calls `viewDidLoad()`, if the view is not loaded yet.
  ///
  /// - Precondition: `loadView()` sets a view.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    require(
      loadedView != nil,
      "loadView() of \(type(of: self)) ended without a view; set `view` in it, or call super.")
    viewDidLoad()
  }

  /// Creates the view and sets `view`.
  ///
  /// Overrides create a custom view, and do not call `super`.
  open func loadView() {
    if work.loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  // MARK: State restoration

  /// The identifier under which the controller's state would be stored.
  ///
  /// - Note: Has no effect on Linux, because there is no state restoration.
  open var restorationIdentifier: String?
  /// Encodes the state of the controller.
  ///
  /// - Note: Has no effect on Linux: never called, because there is no state restoration.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of the controller.
  ///
  /// - Note: Has no effect on Linux: never called, because there is no state restoration.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Interface files

  /// The storyboard scene from which the controller was created.
  package var interfaceScene: (any ControllerScene<UIViewController, UIStoryboard>)?

  /// The storyboard from which the controller was created.
  open var storyboard: UIStoryboard? { interfaceScene?.storyboard }

  /// Performs the segue of the controller's scene with the given identifier.
  ///
  /// - Precondition: The controller was created from a storyboard, and its scene has such a segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    require(
      interfaceScene?.performSegue(identifier, from: self, sender: sender) ?? false,
      "\(type(of: self)) has no segue with the identifier '\(identifier)'; name one in the storyboard"
        + " that the controller is created from.")
  }

  /// Returns whether the segue with the given identifier is to be performed; by default `true`.
  ///
  /// Called when the user triggers the segue, but not by `performSegue(withIdentifier:sender:)`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Unwinding

  /// Returns whether an unwind segue from `fromViewController` may end at this controller.
  ///
  /// By default, the segue may end at a controller that implements the method `action` and is not
  /// `fromViewController`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender ?? sender as Any)
  }

  /// Returns whether an unwind segue may end at this controller.
  ///
  /// This older method is called by `canPerformUnwindSegueAction(_:from:sender:)`.
  @available(iOS, deprecated: 13, message: "use canPerformUnwindSegueAction(_:from:sender:)")
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    self !== fromViewController && action.isAnswered(by: self)
  }

  /// Returns the children to search for the destination of an unwind segue, in order, before this controller.
  ///
  /// By default, these are all children except the child that contains the segue's source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children(besides: childContaining(source))
  }

  /// Returns the child that is, contains or presented the source of an unwind segue, or `nil`.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(before: source.source)
  }

  /// Shows the child `subsequentVC`, in which or in whose descendants an unwind segue ends; the default
  /// implementation does nothing.
  ///
  /// Called on containers after the segue's action and the dismissal of presented controllers. Containers
  /// override this method; do not call it directly.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearance

  /// Called before the view appears on screen; overrides call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window with its size and traits, before its layout; overrides call
  /// `super`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared on screen and was laid out; overrides call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears from the screen; overrides call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared from the screen; overrides call `super`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the properties of the controller's views; overrides call `super`.
  ///
  /// Called before the first layout of the controller's view, after `setNeedsUpdateProperties()`, and when
  /// the view's traits or an observable that the last call read changed. Do not call this method directly.
  open func updateProperties() {}
  /// Invalidates the properties: `updateProperties()` is called before the view's next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.markPropertiesDue(.owner) }
  /// Calls pending `updateProperties()` immediately, of the controller, its view and the view's descendants.
  ///
  /// No-op before the view is loaded.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updateDueProperties() }
  /// Updates the constraints of the view before layout; overrides call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The appearance state of the view.
  package var appearance = AppearanceState.disappeared
  /// Whether a container manages the controller's appearance, instead of the view tree.
  var isAppearanceManaged = false
  /// Whether the current or last appearance transition is animated.
  var isAppearanceAnimated = false

  /// Whether appearance transitions are forwarded to children whose views are in this controller's view; by
  /// default `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance transition of this controller, whose view is about to appear or disappear; called
  /// by its container.
  ///
  /// Call ``endAppearanceTransition()`` when the view has appeared or disappeared.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    work.beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition of this controller; called by its container after the view has appeared
  /// or disappeared.
  open func endAppearanceTransition() { work.endAppearance() }

  /// Whether the view is appearing because the controller was added to its parent.
  open package(set) var isMovingToParent = false
  /// Whether the view is disappearing because the controller is removed from its parent.
  open package(set) var isMovingFromParent = false

  // MARK: Status bar

  /// The preferred style of the status bar's text; see ``UIStatusBarManager``.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is preferably hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation of the status bar when it is shown or hidden.
  ///
  /// - Note: Has no effect on Linux.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar, or `nil` if the controller itself does.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden, or `nil` if the controller itself does.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller determines the status bar even if it is not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Requests an update of the status bar after a preference changed.
  ///
  /// Differs from UIKit: a no-op, because the preferences are read whenever they are needed.
  ///
  /// - Note: Has no effect on Linux.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Device

  /// The supported interface orientations of the controller.
  ///
  /// - Note: Has no effect on Linux: the user determines the shape of a window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The preferred interface orientation when the controller is presented.
  ///
  /// - Note: Has no effect on Linux.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Whether the controller rotates with the device.
  ///
  /// - Note: Has no effect on Linux.
  open var shouldAutorotate: Bool { true }
  /// Requests an update after `supportedInterfaceOrientations` changed.
  ///
  /// - Note: Has no effect on Linux: a window is not rotated.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Requests the rotation of the interface to the orientation of the device.
  ///
  /// - Note: Has no effect on Linux: a window is not rotated.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether the home indicator is hidden while there are no touches.
  ///
  /// - Note: Has no effect on Linux: a window has no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines the home indicator, or `nil` if the controller itself does.
  ///
  /// - Note: Has no effect on Linux: a window has no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update after `prefersHomeIndicatorAutoHidden` changed.
  ///
  /// - Note: Has no effect on Linux: a window has no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which gestures of the app precede those of the system.
  ///
  /// - Note: Has no effect on Linux: a window has no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines the edges at which gestures of the app precede those of the system, or `nil`
  /// if the controller itself does.
  ///
  /// - Note: Has no effect on Linux: a window has no system gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update after `preferredScreenEdgesDeferringSystemGestures` changed.
  ///
  /// - Note: Has no effect on Linux: a window has no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the pointer is hidden and locked in place, for games.
  ///
  /// - Note: Has no effect on Linux.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines the pointer lock, or `nil` if the controller itself does.
  ///
  /// - Note: Has no effect on Linux.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Requests an update after `prefersPointerLocked` changed.
  ///
  /// - Note: Has no effect on Linux.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether the keyboard stays when the first responder resigns; by default `true` in form sheets.
  ///
  /// - Note: Has no effect on Linux: an on-screen keyboard is controlled by the desktop.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Called when memory is scarce, to release what can be recreated; overrides call `super`.
  ///
  /// - Note: On Linux only called on request of a test kit.
  open func didReceiveMemoryWarning() {}

  // MARK: Title and traits

  /// The title of the controller's content.
  ///
  /// A new title is also set on the navigation item and the tab bar item. The title of a root controller is
  /// the title of the window.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
      viewIfLoaded?.window?.titleDidChange()
    }
  }

  /// The title of a window with this root controller.
  package var windowTitle: String? { title }

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? traitsWithoutView }

  /// The device and environment in which the controller was created.
  package let birthplace = Birthplace.current
  /// The overriding traits, set by `traitOverrides` or by the parent's
  /// `setOverrideTraitCollection(_:forChild:)`.
  var ownTraits: UITraitCollection?
  /// The observers of trait changes.
  var traitObservers = TraitObservers()

  /// The interface style of the controller's view and its subviews, light or dark, or `.unspecified` for the
  /// inherited style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called after the traits of the loaded view changed from `previousTraitCollection`; overrides call
  /// `super`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Editing

  /// Whether the controller is in editing mode, in which the user can edit its content.
  open var isEditing = false {
    didSet { if isEditing != oldValue { shownEditButton?.show(isEditing: isEditing) } }
  }

  /// Sets ``isEditing``; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A button that toggles the editing mode and shows its state.
  open var editButtonItem: UIBarButtonItem { editButton().item }
  var shownEditButton: EditButton?

  // MARK: Unavailable content

  /// The configuration of the view that replaces the content while it is unavailable, or `nil` if the content
  /// is available.
  ///
  /// The view of the configuration fills the controller's view, in front of all other subviews.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set { unavailableContent.configuration = newValue }
  }

  /// The state for `updateContentUnavailableConfiguration(using:)`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Invalidates the configuration: `updateContentUnavailableConfiguration(using:)` is called after the next
  /// layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContent.setNeedsUpdate() }

  /// Updates `contentUnavailableConfiguration` for the content and `state`; the default implementation does
  /// nothing.
  ///
  /// Called when the view first appears, after `setNeedsUpdateContentUnavailableConfiguration()`, and when an
  /// observable that the last call read changed.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  private(set) lazy var unavailableContent = makeUnavailableContent()

  // MARK: Parents and children

  /// The child controllers, in the order they were added.
  open private(set) var children: [UIViewController] = []

  /// The parent controller, or `nil` if the controller is not a child.
  open private(set) weak var parent: UIViewController?

  /// Adds `childController`, after removing it from its current parent; no-op if it is already a child of
  /// this controller.
  ///
  /// Calls `willMove(toParent:)` of the child. Call `didMove(toParent:)` of the child after adding its view.
  ///
  /// - Precondition: `childController` does not contain this controller.
  open func addChild(_ childController: UIViewController) {
    require(
      !sequence(first: self, next: \.parent).contains { $0 === childController },
      "\(childController) was added as a child of \(self), which it contains; a controller can't"
        + " contain itself.")
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.leaveParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`; no-op without a parent.
  ///
  /// Call `willMove(toParent: nil)` and remove the view before.
  open func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  /// Called before the controller is added to `parent`, or removed from its parent with `nil`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to `parent`, or removed from its parent with `nil`.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Navigation

  private var madeNavigationItem: UINavigationItem?

  /// The controller's item in a navigation bar, created with the controller's title on first access.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem()
    item.title = title
    madeNavigationItem = item
    return item
  }

  /// The nearest navigation controller among the controller's ancestors.
  open var navigationController: UINavigationController? { ancestor() }

  /// The controller's item in a tab bar, created with the controller's title on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = madeTabBarItem ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
      madeTabBarItem = item
      return item
    }
    set {
      madeTabBarItem = newValue
      tabBarController?.itemChanged(of: self)
    }
  }
  private var madeTabBarItem: UITabBarItem?

  /// The nearest tab bar controller among the controller's ancestors.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The controller's items in the toolbar of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  /// Sets the controller's items in the toolbar of a navigation controller.
  ///
  /// - Note: `animated` has no effect on Linux.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar is hidden while the controller is on a navigation controller's stack, above the
  /// root.
  open var hidesBottomBarWhenPushed = false

  /// Shows `vc` in the nearest ancestor that implements this method itself, such as by a push on a navigation
  /// controller.
  ///
  /// Without such an ancestor, `vc` is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let container = showContainer else { return present(vc, animated: true) }
    container.show(vc, sender: sender)
  }

  /// Shows `vc` as the detail of the nearest ancestor that implements this method itself, such as in the
  /// second column of a split view.
  ///
  /// Without such an ancestor, `vc` is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let container = sequence(first: self, next: \.parent).dropFirst().first(where: \.showsDetails)
    guard let container else { return present(vc, animated: true) }
    container.showDetailViewController(vc, sender: sender)
  }

  /// Returns the first of this controller and its ancestors that can perform `action`, or `nil`.
  ///
  /// For `show(_:sender:)` and `showDetailViewController(_:sender:)`, which all controllers implement, the
  /// first container with an implementation of its own is returned.
  ///
  /// Differs from UIKit: for these two actions, overrides in classes of the app are not considered.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    actionTarget(action, sender)
  }

  /// The nearest split view controller among the controller's ancestors.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { containerLayoutChanged() } }
  }

  /// Whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { containerLayoutChanged() } }
  }

  /// Whether scroll views with the behaviour `automatic` add their safe area at the top and bottom even if
  /// their content does not scroll.
  ///
  /// Scroll views whose content scrolls always add the safe area.
  @available(iOS, deprecated: 11, message: "use contentInsetAdjustmentBehavior of scroll views")
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      viewIfLoaded?.safeAreaAdjustmentChanged()
    }
  }

  /// The insets that the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { viewIfLoaded?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets) }
  }

  /// Called after the safe area of the view changed; overrides call `super`.
  open func viewSafeAreaInsetsDidChange() {}

  /// The guide of the area that bars cover at the top of the view; superseded by the safe area.
  open var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }
  /// The guide of the area that bars cover at the bottom of the view; superseded by the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }

  /// The system minimum margins of the view, in points.
  ///
  /// The sides have 16 points, and 20 if the view is at least 414 points wide. For a view without a size, the
  /// width of its window or else of the screen is used. Do not override this property.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { work.systemMargins }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`; if `false`, the margins are
  /// used as set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.layoutMarginsMayHaveChanged() }
  }

  /// Called after the margins of the view changed; overrides call `super`.
  open func viewLayoutMarginsDidChange() {}

  private var contentScrollViews: [UInt: WeakScrollView] = [:]

  /// Returns the scroll view set for bars at `edge`, or `nil` if none was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.scrollView
  }

  /// Sets the scroll view that bars at the edges follow, or `nil` for a scroll view that is found in the
  /// view.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    let edges: [NSDirectionalRectEdge] = [.top, .bottom, .leading, .trailing]
    for single in edges where edge.contains(single) {
      contentScrollViews[single.rawValue] = scrollView.map(WeakScrollView.init)
    }
    containerLayoutChanged()
  }

  /// The visible child, for containers that show one of several.
  var shownChild: UIViewController? { nil }
  /// Returns whether a child whose view is in this controller's view appears with this controller.
  ///
  /// The result is `false` for a child that a transition removes.
  func staysShown(_ child: UIViewController) -> Bool { true }
  /// Whether the controller implements `show(_:sender:)` itself.
  var showsOthers: Bool { false }
  /// Whether the controller implements `showDetailViewController(_:sender:)` itself.
  var showsDetails: Bool { false }

  // MARK: Presentation

  /// The state of the controller's presentation: the controller that it presents, and the one that presents
  /// it.
  var presentation = PresentationState()

  /// The presentation style of the controller.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { work.discardPresentationController() } }
  }
  /// The transition style of the presentation.
  ///
  /// Styles other than `crossDissolve` slide the view in from below.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The transition when the controller is presented or pushed, and when it leaves, or `nil` for the
  /// transition that the other properties specify.
  ///
  /// An animator of a delegate takes precedence. For a push, only a zoom has an effect.
  open var preferredTransition: Transition?
  /// Whether the user cannot dismiss the controller by a gesture or key.
  open var isModalInPresentation = false
  /// Whether controllers that are presented with a style such as `currentContext` cover this controller's
  /// view.
  open var definesPresentationContext = false
  /// Whether controllers that cover this one use its ``modalTransitionStyle`` instead of their own.
  ///
  /// Only has an effect if ``definesPresentationContext`` is `true`.
  open var providesPresentationContextTransitionStyle = false
  /// The delegate that supplies custom presentation controllers and animators.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The preferred size of the controller's view in a container, in points, or `.zero` if it has no
  /// preference.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      holder?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when the preferred size of a child or a presented controller changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The container of the controller: its parent, or the presentation around it, or `nil`.
  var holder: (any UIContentContainer)? { parent ?? presentation.controller }
  /// The size that constraints gave the view in its last layout, in points, or `nil` before.
  var fittedSize: CGSize?
  /// Called when the view of a child got another size from constraints.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The preferred size of the controller in a popover, in points, or `.zero` if it has no preference.
  var contentSizeInPopover: CGSize { preferredContentSize }

  /// The controller that this one or an ancestor presents, or `nil` if there is none.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presented).first
  }
  /// The controller that presents this one or an ancestor, or `nil` if there is none.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presenter).first
  }
  /// Whether the controller is appearing because it is presented.
  open var isBeingPresented: Bool { presentation.isComing }
  /// Whether the controller is disappearing because it is dismissed.
  open var isBeingDismissed: Bool { presentation.isGoing }

  /// The presentation controller, which is created before the presentation, so that it can be configured.
  open var presentationController: UIPresentationController? {
    work.preparedPresentationController
  }
  /// The presentation controller of a controller that is presented as a sheet, or `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller of a controller that, itself or by an ancestor, is presented as a popover,
  /// or `nil` for other styles.
  ///
  /// An action sheet has such a presentation controller on tablets.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents `viewControllerToPresent` from this controller, or from an ancestor.
  ///
  /// Reports a diagnostic, and does not call `completion`, if the presenting controller is not in a window,
  /// presents another controller already, or is being dismissed.
  ///
  /// - Precondition: `viewControllerToPresent` is not presented, and has no parent.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { work.beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller that this one or an ancestor presents.
  ///
  /// If there is none, this controller or the ancestor that is presented is dismissed. `completion` is also
  /// called if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    work.beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Split views

  /// Moves the secondary controller of a split view into this primary one.
  ///
  /// Called when a split view without a style collapses to one column. By default, a primary navigation
  /// controller pushes the secondary controller; otherwise the secondary controller is no longer visible.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.joinSecondary() }

  /// Returns the secondary controller when the split view expands to two columns again, or `nil` if there is
  /// none.
  ///
  /// By default, the controllers that were moved to the primary controller's stack are moved back.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.separateSecondary() }

  // MARK: Transitions

  /// The coordinator of the transition that the controller takes part in, or `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? parent?.transitionCoordinator
  }
  var activeCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// Replaces the view of one child by the view of another, with `animations` alongside.
  ///
  /// The new view is added to the superview of the old one; set its frame before. With a transition option,
  /// the superview animates that transition.
  ///
  /// - Precondition: Both controllers are children of this one, and the view of the first has a superview.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    work.exchange(
      fromViewController, for: toViewController,
      ChildExchange(duration: duration, options: options, animations: animations), completion)
  }

  // MARK: Size changes

  /// Called before the view gets `size`, in points; overrides call `super`, which notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Returns the size of a child for the size `parentSize` of this controller's view, in points.
  ///
  /// The size is `parentSize` if the child's view fills its superview, and otherwise the current size of the
  /// child's view. A child that already has the returned size is not notified of a change.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return child.sizeInParent(of: parentSize)
  }

  /// Called before the window's size classes change together with its size; overrides call `super`, which
  /// notifies the children.
  ///
  /// Not called for changes of other traits, such as the interface style.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// Overrides traits of `childViewController` with the traits specified in `collection`, or removes the
  /// override for `nil`.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraits = collection
    childViewController.viewIfLoaded?.controllerTraits = collection
  }

  /// Returns the overriding traits of `childViewController`, or `nil` if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.ownTraits }

  // MARK: Responder chain

  /// The next responder: the superview of the controller's view, or the window of a root controller.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The key commands added by `addKeyCommand(_:)`, or `nil` if there are none; overrides replace these.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a key command, available while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes an added key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Components

  /// The controller, typed as the protocol of its parts implemented elsewhere.
  private final var work: any ControllerWork<UIViewController, UIPresentationController> { self }

  private func leaveParent() {
    work.releaseAppearance()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .property("title", \UIViewController.title),
      .property("view", \UIViewController.view),
      .property("navigationItem", \UIViewController.navigationItem),
    ]
  }
}
