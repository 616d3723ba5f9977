// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Shows the last of a stack of controllers below a bar that leads back.
///
/// A person goes back with the bar's button, with Alt and the arrow key, or by dragging from the edge
/// where lines begin.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  let bar: UINavigationBar
  let bottomBar: UIToolbar
  private lazy var keys = NavigationKeys(self)
  private(set) lazy var follower = BarFollower(work)
  /// The controller as the work that code above does for it.
  private final var work: any NavigationWork { self }
  /// The active search that is in front of the content.
  weak var search: UISearchController?

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller with an empty stack whose bars are of the given classes; nil: the system's.
  ///
  /// Differs from UIKit: storyboards don't name classes of bars.
  ///
  /// - Precondition: The classes are those of a ``UINavigationBar`` and a ``UIToolbar``.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = GivenBar.made(of: navigationBarClass, UINavigationBar.self)
    bottomBar = GivenBar.made(of: toolbarClass, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A controller with an empty stack.
  public required init?(coder: NSCoder) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UINavigationController.self)
  }

  private func setUp() {
    bar.controller = self
    inputHandler = keys
  }

  /// As the first controller's on the stack, unless one was set.
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

  /// The controllers on the stack, the one that is shown, and the transition between them.
  var state = NavigationStack()
  private var stack: [UIViewController] { state.controllers }
  /// The controller whose view is on stage.
  var shown: UIViewController? { state.shown }
  /// The transition that runs; nil while the callbacks at its end run.
  var transition: NavigationTransition? { state.transition }
  /// The same as ``shown``, as long as the delegate has to be notified that it is shown: it was put on
  /// stage out of sight.
  weak var unannounced: UIViewController?
  var nextIsAnimated = false
  /// Whether a touch moves the next change.
  var nextIsHeld = false
  private lazy var swipe = BackSwipe(self)
  private(set) lazy var hiding = BarHiding(self)

  /// Follows what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The stack, the controller that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller in front, where no bar decides.
  open dynamic override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that a person sees: the one that is shown, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      work.requirePushable(controller, call: "setViewControllers(_:animated:)")
      require(
        !viewControllers[..<index].contains { $0 === controller },
        "setViewControllers(_:animated:) with \(controller) twice; a controller has one place in"
          + " a stack.")
    }
    change(to: viewControllers, animated: animated)
  }

  /// Puts `viewController` on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    work.requirePushable(viewController, call: "pushViewController(_:animated:)")
    require(
      !stack.contains { $0 === viewController },
      "pushViewController(_:animated:) with \(viewController), which is on the stack already; pop"
        + " to it, or push another controller.")
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the controller that is shown off the stack, unless it is the only one.
  ///
  /// - Returns: The controller; nil when it stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return last
  }

  /// Takes the controllers above `viewController` off the stack.
  ///
  /// - Returns: Those controllers.
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

  /// Takes all controllers but the first off the stack.
  ///
  /// - Returns: Those controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.map { popToViewController($0, animated: animated) } ?? nil
  }

  /// The controllers below the one that holds the source, the nearest first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let left = childContaining(source)
    return stack.prefix { $0 !== left }.reversed()
  }

  /// Takes the controllers above `subsequentVC` off the stack.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard stack.contains(subsequentVC), stack.last !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: true)
  }

  /// Pushes `vc`.
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

  // MARK: What applications replace for all navigation controllers
  // It does nothing here but what it does anyway: `override` in an extension replaces it.

  open dynamic override func viewDidLoad() { super.viewDidLoad() }
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Showing

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

  /// What goes back by a swipe; disable it to have none.
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

  /// What a controller shows in the bar below is something else.
  func toolbarItemsChanged(of controller: UIViewController) {
    if controller === topViewController { bottomBar.items = controller.toolbarItems }
  }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar at the top is away.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Takes the bar at the top away, or brings it back; `animated`: it slides over the edge.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    work.moveBars(animated: animated) { isNavigationBarHidden = hidden }
  }

  /// The bar at the bottom; it shows the `toolbarItems` of the controller that is shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the bar at the bottom is away.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Takes the bar at the bottom away, or brings it back; `animated`: it slides over the edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    work.moveBars(animated: animated) { isToolbarHidden = hidden }
  }

  /// How many times bars are on their way: those that go away are still seen.
  var movingBars = 0
}
