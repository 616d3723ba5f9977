// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A controller that shows the top controller of a stack, below a bar with a back button.
///
/// The user goes back with the back button, with Alt and the arrow key, or by a swipe from the leading edge.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  let bar: UINavigationBar
  let bottomBar: UIToolbar
  private lazy var keys = NavigationKeys(self)
  private(set) lazy var follower = BarFollower(work)
  private(set) lazy var bottomFollower = BottomEdgeFollower { [bottomBar] isAtEdge in
    bottomBar.isAtScrollEdge = isAtEdge
  }
  /// The controller, typed as the protocol of its parts implemented elsewhere.
  private final var work: any NavigationWork { self }
  /// The active search in front of the content, or `nil`.
  weak var search: UISearchController?

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack and bars of the given classes, or of the system's classes for
  /// `nil`.
  ///
  /// Differs from UIKit: storyboards cannot specify the classes of bars.
  ///
  /// - Precondition: The classes are ``UINavigationBar`` and ``UIToolbar``, or subclasses.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = CustomBarFactory.made(of: navigationBarClass, UINavigationBar.self)
    bottomBar = CustomBarFactory.made(of: toolbarClass, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a controller from an interface file.
  public required init?(coder: NSCoder) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UINavigationController.self)
  }

  /// Calls `init(rootViewController:)`; not for callers, see ``RootMade``.
  @available(*, unavailable, message: "call init(rootViewController:)")
  public required convenience init(madeWithRoot rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }

  private func setUp() {
    bar.controller = self
    inputHandler = keys
  }

  /// The tab bar item of the controller, which is the item of the first controller on the stack unless
  /// another item was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }
  private var hasOwnTabBarItem = false

  // MARK: Stack

  /// The stack, the shown controller, and the transition between them.
  var state = NavigationStack()
  private var stack: [UIViewController] { state.controllers }
  /// The controller whose view is on the stage.
  var shown: UIViewController? { state.shown }
  /// The running transition, or `nil` while the callbacks at its end run.
  var transition: NavigationTransition? { state.transition }
  /// The shown controller while the delegate was not notified of it, because it was put on the stage off
  /// screen; otherwise `nil`.
  weak var unannounced: UIViewController?
  var nextIsAnimated = false
  /// Whether the next transition is interactive.
  var nextIsHeld = false
  private lazy var swipe = BackSwipe(self)
  private(set) lazy var hiding = BarHiding(self)

  /// The delegate, which is notified of the shown controllers.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The stack of controllers, the last of which is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller if the navigation bar is hidden, and otherwise `nil`.
  open dynamic override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The controller at the top of the stack, which is shown.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that the user sees: the presented controller, or else the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack, and shows its last controller.
  ///
  /// - Precondition: No controller is a navigation controller, and none occurs twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      requirePushable(controller, call: "setViewControllers(_:animated:)")
      require(
        !viewControllers[..<index].contains { $0 === controller },
        "setViewControllers(_:animated:) with \(controller) twice; a controller has one place in"
          + " a stack.")
    }
    change(to: viewControllers, animated: animated)
  }

  /// Pushes `viewController` and shows it.
  ///
  /// - Precondition: `viewController` is not a navigation controller, and not on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requirePushable(viewController, call: "pushViewController(_:animated:)")
    require(
      !stack.contains { $0 === viewController },
      "pushViewController(_:animated:) with \(viewController), which is on the stack already; pop"
        + " to it, or push another controller.")
    change(to: stack + [viewController], animated: animated)
  }

  /// Traps for a navigation controller, which is not permitted on a stack; `call` is the method that was
  /// called.
  private func requirePushable(_ controller: UIViewController, call: String) {
    require(
      !(controller is UINavigationController),
      "\(call) with a navigation controller, which can't be on a navigation stack; push its root view"
        + " controller, or present it.")
  }

  /// Pops the top controller; no-op if it is the only one.
  ///
  /// - Returns: The controller, or `nil` if it was not popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return last
  }

  /// Pops the controllers above `viewController`.
  ///
  /// - Returns: The popped controllers.
  /// - Precondition: `viewController` is on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      contractBroken(
        "popToViewController(_:animated:) with \(viewController), which is not on the stack; pass"
          + " one of viewControllers.")
    }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Pops all controllers except the first.
  ///
  /// - Returns: The popped controllers, or `nil` if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.map { popToViewController($0, animated: animated) } ?? nil
  }

  /// Returns the controllers below the controller that contains the source of an unwind segue, nearest first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let left = childContaining(source)
    return stack.prefix { $0 !== left }.reversed()
  }

  /// Pops the controllers above `subsequentVC`.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard stack.contains(subsequentVC), stack.last !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// Pushes `vc` with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let (added, removed) = state.change(to: new)
    nextIsAnimated = animated
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    bar.show(stack.map(\.navigationItem))
    work.titleChanged()
    guard let view = viewIfLoaded else { return work.settleFamily(all: true) }
    view.setNeedsLayout()
    containerLayoutChanged()
    if view.surface == nil { work.changedOutOfSight() }
  }

  // MARK: Members that apps override in extensions
  // An `override` in an app's extension replaces them. All but the orientations only call `super`.

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  /// The supported interface orientations: the delegate's if it implements
  /// `navigationControllerSupportedInterfaceOrientations(_:)`, or else those of view controllers.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  /// The interface orientation for a presentation: the delegate's if it implements
  /// `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`, or else that of view controllers.
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? usualOrientation
  }
  /// The orientations that view controllers support by default.
  final var usualOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  /// The orientation that view controllers prefer by default.
  final var usualOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Showing controllers

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bottomBar)
    view.addSubview(bar)
    self.view = view
    swipe.attach(to: view)
    view.addGestureRecognizer(hiding.recognizer)
    view.addGestureRecognizer(hiding.tap)
    swipe.recognizer.canBegin = { [weak self] in self?.work.canSwipeBack ?? false }
  }

  /// The recogniser of the back swipe, which can be disabled to prevent swipes.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    work.showTop()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    presentation.controller?.containerView?.setNeedsLayout()
  }

  override var contentSizeInPopover: CGSize {
    guard preferredContentSize == .zero, let top = topViewController else {
      return preferredContentSize
    }
    var size = top.contentSizeInPopover
    if size.height > 0, !isNavigationBarHidden { size.height += work.metrics.fixed }
    return size
  }

  override var shownChild: UIViewController? { topViewController }
  override var showsOthers: Bool { true }
  override func staysShown(_ child: UIViewController) -> Bool { child !== transition?.old }
  package override var windowTitle: String? {
    title ?? topViewController?.navigationItem.title ?? topViewController?.title
  }

  // MARK: Bars

  /// Updates the toolbar after the items of a controller changed.
  func toolbarItemsChanged(of controller: UIViewController) {
    if controller === topViewController { bottomBar.items = controller.toolbarItems }
  }

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Hides or shows the navigation bar; if `animated` is `true`, the bar slides over the edge.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    work.moveBars(animated: animated) { isNavigationBarHidden = hidden }
  }

  /// The toolbar, which shows the `toolbarItems` of the top controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Hides or shows the toolbar; if `animated` is `true`, the toolbar slides over the edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    work.moveBars(animated: animated) { isToolbarHidden = hidden }
  }

  /// The number of running animations that hide or show bars; the bars stay visible while the number is
  /// positive.
  var movingBars = 0
}
