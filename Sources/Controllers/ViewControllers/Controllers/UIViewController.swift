// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

/// Makes a view when it is first needed, and manages it while it is on screen.
///
/// Known gap: state restoration.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer {
  // MARK: Making a controller

  /// The nib named when the controller was made.
  open private(set) var nibName: String?
  /// The bundle named when the controller was made.
  open private(set) var nibBundle: Bundle?

  /// A controller whose view a nib makes when it is first asked for.
  ///
  /// With nil, that is a nib called as the class, or as the class without `Controller`; without such a
  /// file the view is a plain one.
  ///
  /// - Precondition: When the view is loaded, the nib is there, or `loadView()` is overridden.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose `loadView()` makes its view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller whose `loadView()` makes its view.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of controllers.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UIViewController.self)
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: view controllers are not archived.
  open func encode(with coder: NSCoder) {}

  // MARK: The view

  /// The view, once it was made.
  var loadedView: UIView?

  /// The view the controller manages; asking for it makes it.
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

  /// The view when it was made already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view when it was not made yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    require(
      loadedView != nil,
      "loadView() of \(type(of: self)) ended without a view; set `view` in it, or call super.")
    viewDidLoad()
  }

  /// Makes the view and sets `view`; override it without calling super to set a view of your own.
  open func loadView() {
    if work.loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view was made.
  open func viewDidLoad() {}

  // MARK: Restoring

  /// A name by which the controller's state could be kept; nothing here keeps states.
  open var restorationIdentifier: String?
  /// Would make the controller anew, if states were kept; nobody asks it to.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Would write down the controller's state, if it were kept; nobody calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Would read the controller's state, if it had been kept; nobody calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Would end the reading of states, if they were kept; nobody calls it.
  open func applicationFinishedRestoringState() {}

  // MARK: Interface files

  /// The scene of a storyboard that the controller was made from.
  package var interfaceScene: (any ControllerScene)?

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { interfaceScene?.storyboard }

  /// Performs the segue of the controller's scene that is called `identifier`.
  ///
  /// - Precondition: The controller came from a storyboard, and its scene has such a segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    require(
      interfaceScene?.performSegue(identifier, from: self, sender: sender) ?? false,
      "\(type(of: self)) has no segue with the identifier '\(identifier)'; name one in the storyboard"
        + " that the controller is made from.")
  }

  /// Whether the segue called `identifier` is to be performed; asked when a person begins it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue is about to be performed: its destination can be told what to show.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Unwinding

  /// Whether an unwind segue from `fromViewController` may end here.
  ///
  /// Without an override it may where the controller has the method `action` and is not the one that is left.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender ?? sender as Any)
  }

  /// The older form, which the newer one asks.
  @available(iOS, deprecated: 13, message: "use canPerformUnwindSegueAction(_:from:sender:)")
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    self !== fromViewController && action.isAnswered(by: self)
  }

  /// The children in which an unwind segue looks for its end, in that order, before it looks at this one.
  ///
  /// All but the one that holds the segue's source, unless a container says otherwise.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children(besides: childContaining(source))
  }

  /// The child that is, holds, or presented the source of an unwind segue; nil: there is none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(before: source.source)
  }

  /// An unwind segue ends in `subsequentVC`, or in what it holds: containers override it to show that child.
  ///
  /// Called after the segue's action, and after what was presented is dismissed; don't call it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Appearing

  /// The view is about to come on screen; call super.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window with its size and traits, and will be laid out; call super.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on screen and was laid out; call super.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen; call super.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view left the screen; call super.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Sets what the controller's views show by their properties; override it and call `super`, and don't
  /// call it otherwise.
  ///
  /// Called before the controller's view is first laid out, after `setNeedsUpdateProperties()`, and
  /// when the view's traits or something observable that it read the last time changed.
  open func updateProperties() {}
  /// Asks for `updateProperties()` before the view's next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.markPropertiesDue(.owner) }
  /// Calls `updateProperties()` now where it is due: the controller's, and those of its view and all
  /// in it; does nothing before the view is loaded.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updateDueProperties() }
  /// Changes the constraints of the view when it asked for it, before layout; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// How far the view has come onto the screen.
  package var appearance = AppearanceState.disappeared
  /// Whether a container tells the controller of its appearance, and not its view's way.
  var isAppearanceManaged = false
  /// Whether the present or last change of appearance is animated.
  var isAppearanceAnimated = false

  /// Whether children whose views come and go with this one's are told so by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller, for a container, that its view is about to come or go.
  ///
  /// Follow it by ``endAppearanceTransition()`` when the view has come or gone.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    work.beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that its view has come or gone.
  open func endAppearanceTransition() { work.endAppearance() }

  /// Whether the view is coming because the controller came into its parent.
  open package(set) var isMovingToParent = false
  /// Whether the view is going because the controller leaves its parent.
  open package(set) var isMovingFromParent = false

  // MARK: Status bar

  /// How the texts of a status bar are to look; see ``UIStatusBarManager``.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is to be no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How a status bar is to come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides how a status bar looks; nil: the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar; nil: the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller decides about the status bar although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Says that what the controller prefers changed.
  ///
  /// Differs from UIKit: it is asked for whenever it is needed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: The device

  /// The ways up that the controller can be shown in; a window is as its user has it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Which way up the controller is best when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Says that the ways up that the controller can be shown in changed; they are asked for when they are
  /// needed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has turned with the device, had it been another way up: a window is not turned.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether the sign at the bottom that leads out of the program is to go while nobody touches.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about that sign; nil: the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the wish about that sign changed; a window has none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where gestures of the program come before those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about these edges; nil: the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the wish about these edges changed; a window has no gestures of the system.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the pointer is to be hidden and kept where it is, for games; a wish: a window has its user's pointer.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer; nil: the controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Says that the wish about the pointer changed; a window's pointer is its user's.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether a keyboard on the screen stays when what gets keys gives them up: in a sheet of a form, unless overridden.
  ///
  /// A wish: a desktop's keyboard comes and goes by itself.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Memory is scarce: let go of what can be made again; call super.
  open func didReceiveMemoryWarning() {}

  // MARK: Title and traits

  /// What the controller shows, in a person's words; the root controller's is the window's title.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
      viewIfLoaded?.window?.titleDidChange()
    }
  }

  /// What a window says of the controller.
  package var windowTitle: String? { title }

  /// What the controller's view adapts to.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? traitsWithoutView }

  /// What the controller was told of its device while it was made.
  package let birthplace = Birthplace.current
  /// What an application says with `traitOverrides`.
  var ownTraits: UITraitCollection?
  /// Who wants to know when the traits change.
  var traitObservers = TraitObservers()

  /// Light or dark, for the controller's view and what is in it; `.unspecified`: as around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// The traits changed from `previousTraitCollection`; call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Editing

  /// Whether the person can edit what the controller shows.
  open var isEditing = false {
    didSet { if isEditing != oldValue { shownEditButton?.show(isEditing: isEditing) } }
  }

  /// Sets whether the person can edit what the controller shows; call super.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A button that turns editing on and off, and says which.
  open var editButtonItem: UIBarButtonItem { editButton().item }
  var shownEditButton: EditButton?

  // MARK: Content that is not there

  /// What is said instead of the view's content; nil: the content is there.
  ///
  /// Its view fills the controller's view, in front of everything else.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set { unavailableContent.configuration = newValue }
  }

  /// What the controller is like for `updateContentUnavailableConfiguration(using:)`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)`, in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContent.setNeedsUpdate() }

  /// Sets `contentUnavailableConfiguration` as the content, or `state`, demands.
  ///
  /// Called when the view appears first and whenever that was asked for.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  private(set) lazy var unavailableContent = makeUnavailableContent()

  // MARK: Parents and children

  /// The controllers in this one, in the order in which they came.
  open private(set) var children: [UIViewController] = []

  /// The controller this one is in.
  open private(set) weak var parent: UIViewController?

  /// Puts `childController` in this one, taking it from its present parent.
  ///
  /// Calls its `willMove(toParent:)`; when its view was added, call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    require(
      !sequence(first: self, next: \.parent).contains { $0 === childController },
      "\(childController) was added as a child of \(self), which it contains; a controller can't be"
        + " in itself.")
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.leaveParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent, after `willMove(toParent: nil)` and the removal of its
  /// view; calls `didMove(toParent: nil)`.
  open func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  /// The controller is about to come into `parent`; nil: to leave its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller came into `parent`; nil: it left its parent.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Navigation

  private var madeNavigationItem: UINavigationItem?

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem()
    item.title = title
    madeNavigationItem = item
    return item
  }

  /// The nearest navigation controller that the controller is in.
  open var navigationController: UINavigationController? { ancestor() }

  /// What a tab bar shows for the controller.
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

  /// The nearest tab bar controller that the controller is in.
  open var tabBarController: UITabBarController? { ancestor() }

  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  /// Sets what a navigation controller's toolbar shows for the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether bars at the bottom go away while the controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false

  /// Shows `vc` as what is around this controller sees fit: pushes it on a navigation controller,
  /// or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let container = showContainer else { return present(vc, animated: true) }
    container.show(vc, sender: sender)
  }

  /// Shows `vc` as the content of what is around this controller: in the second column of a split
  /// view, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let container = sequence(first: self, next: \.parent).dropFirst().first(where: \.showsDetails)
    guard let container else { return present(vc, animated: true) }
    container.showDetailViewController(vc, sender: sender)
  }

  /// The nearest of this controller and those it is in that carries out `action`; nil: none does.
  ///
  /// Of `show(_:sender:)` and `showDetailViewController(_:sender:)`, which all controllers have: the nearest that does so in a way of
  /// its own.
  ///
  /// Differs from UIKit: of these two, classes of an application that override them do not count.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    actionTarget(action, sender)
  }

  /// The nearest split view controller that the controller is in.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// The edges at which the view reaches below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { containerLayoutChanged() } }
  }

  /// Whether the view reaches below bars through which nothing is seen.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { containerLayoutChanged() } }
  }

  /// Whether scroll views of the view whose behaviour is `automatic` add their safe area at the top and bottom
  /// although their content does not scroll; where it scrolls they do in any case.
  @available(iOS, deprecated: 11, message: "use contentInsetAdjustmentBehavior of scroll views")
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      viewIfLoaded?.safeAreaAdjustmentChanged()
    }
  }

  /// What the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { viewIfLoaded?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets) }
  }

  /// The safe area of the view changed; call super.
  open func viewSafeAreaInsetsDidChange() {}

  /// What bars cover at the top of the view; older than the safe area.
  open var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }
  /// What bars cover at the bottom of the view; older than the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }

  /// The least margins that the system wants for the view, in points.
  ///
  /// The sides have 16 points, and 20 where the view is at least 414 points wide. A view that has no
  /// size yet counts as one of its window's, or else of the screen's. Don't override it.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { work.systemMargins }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`; without, they are
  /// what was set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.layoutMarginsMayHaveChanged() }
  }

  /// The margins of the view changed; call super.
  open func viewLayoutMarginsDidChange() {}

  private var contentScrollViews: [UInt: WeakScrollView] = [:]

  /// The scroll view that bars at `edge` follow, when one was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.scrollView
  }

  /// Sets the scroll view that bars at the edges follow; nil: one that is found in the view.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    let edges: [NSDirectionalRectEdge] = [.top, .bottom, .leading, .trailing]
    for single in edges where edge.contains(single) {
      contentScrollViews[single.rawValue] = scrollView.map(WeakScrollView.init)
    }
    containerLayoutChanged()
  }

  /// The child that a person sees, for containers that show one of several.
  var shownChild: UIViewController? { nil }
  /// Whether a child whose view is in this one's appears with this controller: one that a transition takes
  /// away does not.
  func staysShown(_ child: UIViewController) -> Bool { true }
  /// Whether the controller shows others in a way of its own; see `show(_:sender:)`.
  var showsOthers: Bool { false }
  /// Whether the controller shows content in a way of its own; see
  /// `showDetailViewController(_:sender:)`.
  var showsDetails: Bool { false }

  // MARK: Presentation

  /// What the controller presents and what presents it.
  var presentation = PresentationState()

  /// How the controller covers what presents it.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { work.forgetPresentationController() } }
  }
  /// How the controller comes: from below, or by appearing slowly; other ways count as the first.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// How the controller comes when it is presented or pushed, and goes; nil: as its other properties say.
  ///
  /// An animator of a delegate comes before it. When it is pushed, only a zoom changes anything.
  open var preferredTransition: Transition?
  /// Whether a person can't dismiss the controller with a gesture or key.
  open var isModalInPresentation = false
  /// Whether controllers that cover the current context cover this one.
  open var definesPresentationContext = false
  /// Whether controllers that cover this one come as its ``modalTransitionStyle`` says, and not as theirs does.
  ///
  /// It counts where this controller defines the context that they cover.
  open var providesPresentationContextTransitionStyle = false
  /// Makes presentation controllers of the user's.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that the controller's view would like in a container, in points.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      holder?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// A child, or what is presented here, would like another size; override it to take notice.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// What holds the controller: its parent, or the presentation around it; nil: nothing does.
  var holder: (any UIContentContainer)? { parent ?? presentation.controller }
  /// The size that constraints gave the view in its last layout, in points; nil: none did yet.
  var fittedSize: CGSize?
  /// The view of a child got another size from constraints; override it to take notice.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the controller would like in a popover, in points; zero: any.
  var contentSizeInPopover: CGSize { preferredContentSize }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presented).first
  }
  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presenter).first
  }
  /// Whether the controller is coming because it is presented.
  open var isBeingPresented: Bool { presentation.isComing }
  /// Whether the controller is going because it is dismissed.
  open var isBeingDismissed: Bool { presentation.isGoing }

  /// What manages how the controller is presented; made before it is, so that it can be set up.
  open var presentationController: UIPresentationController? {
    work.preparedPresentationController
  }
  /// The presentation controller, for controllers that are presented as sheets.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// What presents the controller, or one around it, as a popover; nil when its style is another one.
  ///
  /// An action sheet has one on tablets.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Shows `viewControllerToPresent` in front of this controller, or of one around it.
  ///
  /// A controller that is not in a window, or presents already, presents nothing, and says so.
  ///
  /// - Precondition: `viewControllerToPresent` is not presented, and in no other controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { work.beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Takes away what this controller presents; when it presents nothing, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    work.beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Split views

  /// The controller is the first of a split view without a style, which has room for one: takes in what the second one shows.
  ///
  /// Unless overridden, it is pushed where the first one is a navigation controller; else it is no longer seen.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.joinSecondary() }

  /// The split view has room for two again; answers the second controller, nil: there is none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.separateSecondary() }

  // MARK: Transitions

  /// The change that the controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? parent?.transitionCoordinator
  }
  var activeCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// Puts the view of one child in the place of another's, and animates `animations` meanwhile.
  ///
  /// The new view comes into the superview of the old one; set its frame before. With an option of a
  /// transition, the superview changes in that way.
  ///
  /// - Precondition: Both are children of this controller, and the view of the first is in a view.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    work.exchange(
      fromViewController, for: toViewController,
      ChildExchange(duration: duration, options: options, animations: animations), completion)
  }

  // MARK: Changing size

  /// The view is about to get `size`, in points; call super, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// The size that a child gets when this controller's view gets `parentSize`, in points: the same when the child's view fills
  /// its superview, else its present one.
  ///
  /// A child that has the size already hears of no change.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return child.sizeInParent(of: parentSize)
  }

  /// The view is about to adapt to `newCollection`; call super, which tells the children.
  ///
  /// Called before the window's size classes change, with the change of its size.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// Has `childViewController` adapt to `collection` where it says something; nil: to what is around it.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ownTraits = collection
    childViewController.viewIfLoaded?.controllerTraits = collection
  }

  /// What `childViewController` was made to adapt to; nil: what is around it.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.ownTraits }

  // MARK: Responding

  /// The view that holds the controller's view, or the window for a root controller's.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The commands that were added; what is overridden takes their place.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a command that keys choose while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes a command away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Parts

  /// The controller as the work that code above does for it.
  private final var work: any ControllerWork { self }

  private func leaveParent() {
    work.releaseAppearance()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ControllerMembers.list
  }
}
