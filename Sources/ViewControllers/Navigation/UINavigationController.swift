// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
import MullionContracts
public import ViewTree

/// Shows the last of a stack of controllers below a bar that leads back.
///
/// A person goes back with the bar's button, with Alt and the arrow key, or by dragging from the edge
/// where lines begin.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  let bar: UINavigationBar
  let bottomBar: UIToolbar
  private lazy var keys = NavigationKeys(self)
  private(set) lazy var follower = BarFollower(self)
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

  private var stack: [UIViewController] = []
  /// Came onto the stack and were not shown since.
  private var coming: [UIViewController] = []
  /// Left the stack and are children still.
  private var leaving: [UIViewController] = []
  /// The controller whose view is on stage.
  private(set) var shown: UIViewController?
  /// The same, as long as the delegate has to hear that it is shown: it was put there out of sight.
  weak var unannounced: UIViewController?
  private var nextIsAnimated = false
  /// Whether a hand moves the next change.
  var nextIsHeld = false
  private var stackShown: [UIViewController] = []
  private lazy var swipe = BackSwipe(self)
  private(set) lazy var hiding = BarHiding(self)
  private(set) var transition: NavigationTransition?

  /// Follows what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

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
      requirePushable(controller, call: "setViewControllers(_:animated:)")
      require(
        !viewControllers[..<index].contains { $0 === controller },
        "setViewControllers(_:animated:) with \(controller) twice; a controller has one place in"
          + " a stack.")
    }
    change(to: viewControllers, animated: animated)
  }

  /// Puts `viewController` on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requirePushable(viewController, call: "pushViewController(_:animated:)")
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
    for controller in new where !stack.contains(where: { $0 === controller }) {
      leaving.removeAll { $0 === controller }
      coming.append(controller)
      addChild(controller)
    }
    for controller in stack where !new.contains(where: { $0 === controller }) {
      coming.removeAll { $0 === controller }
      leaving.append(controller)
      controller.willMove(toParent: nil)
    }
    stack = new
    nextIsAnimated = animated
    bar.show(new.map(\.navigationItem))
    titleChanged()
    guard let view = viewIfLoaded else {
      settleFamily()
      return
    }
    view.setNeedsLayout()
    containerLayoutChanged()
  }

  /// Ends the ways of controllers into the stack and out of it.
  private func settleFamily() {
    let (arrived, left) = (coming, leaving)
    coming = []
    leaving = []
    for controller in left where controller.parent === self {
      controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
    for controller in arrived {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
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
    swipe.recognizer.canBegin = { [weak self] in self?.canSwipeBack ?? false }
  }

  /// What goes back by a swipe; disable it to have none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTop()
  }

  /// What holds the content.
  var stage: UIView? { (viewIfLoaded as? NavigationView)?.stage }

  /// Shows the controller at the top of the stack if another one is shown.
  func showTop() {
    guard transition == nil, let stage else { return }
    // A view that was taken elsewhere meanwhile is shown no longer.
    if let view = shown?.viewIfLoaded, view.superview !== stage { shown = nil }
    guard shown !== topViewController else {
      if !coming.isEmpty || !leaving.isEmpty { settleFamily() }
      return
    }
    begin(in: stage)
  }

  private func begin(in stage: UIView) {
    // A controller that was taken elsewhere meanwhile is not this one's to tell.
    let old = shown?.parent === self ? shown : nil
    let new = topViewController
    let isVisible =
      view.surface != nil && (appearance == .appeared || appearance == .appearing)
    let isAnimated =
      nextIsAnimated && isVisible && old?.viewIfLoaded != nil && ControllerMotion.isWanted
    let isBack = stackShown.contains { $0 === new }
    let animator = isAnimated && !nextIsHeld ? animator(isBack: isBack, from: old, to: new) : nil
    var started = NavigationTransition(
      old: old, new: new, isAnimated: isAnimated, isManaged: isVisible,
      coordinator: TransitionCoordinator(
        container: stage, isAnimated: isAnimated, duration: ControllerMotion.duration, from: old,
        to: new),
      isBack: isBack, stackBefore: stackShown)
    started.isCustom = animator != nil
    started.coordinator.isInteractive = nextIsHeld
    stackShown = stack
    transition = started
    activeCoordinator = started.coordinator
    shown = new
    new?.loadViewIfNeeded()
    old?.isMovingFromParent = leaving.contains { $0 === old }
    new?.isMovingToParent = coming.contains { $0 === new }
    unannounced = isVisible ? nil : new
    if isVisible {
      old?.beginAppearance(false, animated: started.isAnimated)
      new?.beginAppearance(true, animated: started.isAnimated)
    }
    if let new, isVisible {
      delegate?.navigationController(self, willShow: new, animated: started.isAnimated)
    }
    put(new, on: stage, addsView: animator == nil)
    if let animator { return move(started, by: animator, on: stage) }
    if isAnimated { return move(started, on: stage) }
    if let view = old?.viewIfLoaded, view.superview === stage { view.removeFromSuperview() }
    started.coordinator.runAnimations()
    if let surface = view.surface {
      surface.afterNextLayout { [weak self] in self?.end() }
    } else {
      end()
    }
  }

  /// Has the new view come in over the old one, or the old one go off the new one.
  private func move(_ started: NavigationTransition, on stage: UIView) {
    guard let new = started.new?.viewIfLoaded, let old = started.old?.viewIfLoaded else {
      return end()
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = stage.bounds.width * (isMirrored ? -1 : 1)
    let aside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
    if old.superview === stage { stage.insertSubview(started.isBack ? new : old, at: 0) }
    view.layoutIfNeeded()
    UIView.performWithoutAnimation { new.transform = started.isBack ? behind : aside }
    if !nextIsHeld {
      let fade = CATransition()
      fade.duration = ControllerMotion.duration
      bar.layer.add(fade, forKey: nil)
    }
    let motion = ControllerMotion {
      new.transform = .identity
      old.transform = started.isBack ? aside : behind
      started.coordinator.runAnimations()
    } end: { [weak self] arrived in
      UIView.performWithoutAnimation {
        new.transform = .identity
        old.transform = .identity
      }
      if arrived { self?.end() } else { self?.callOff() }
    }
    started.coordinator.motion = motion
    if nextIsHeld { motion.hold(at: 0) } else { motion.go() }
    nextIsHeld = false
  }

  /// Has an animator of the user's bring the new view and take the old one.
  private func move(
    _ started: NavigationTransition, by animator: any UIViewControllerAnimatedTransitioning,
    on stage: UIView
  ) {
    view.layoutIfNeeded()
    let fade = CATransition()
    fade.duration = animator.transitionDuration(using: nil)
    bar.layer.add(fade, forKey: nil)
    let context = TransitionContext(
      from: .init(
        controller: started.old, view: started.old?.viewIfLoaded,
        initialFrame: started.old?.viewIfLoaded?.frame ?? .zero),
      to: .init(
        controller: started.new, view: started.new?.viewIfLoaded,
        finalFrame: started.new?.viewIfLoaded?.frame ?? .zero),
      by: animator, coordinator: started.coordinator
    ) { [weak self] arrived in
      guard let self else { return }
      transition?.isCustom = false
      guard arrived else { return callOff() }
      if let new = started.new?.viewIfLoaded, new.superview !== stage { stage.addSubview(new) }
      end()
    }
    context.begin(
      interactor: delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// A change that a hand held went back: all is as before.
  private func callOff() {
    guard let failed = transition else { return }
    transition = nil
    failed.coordinator.isCancelled = true
    leaving = []
    coming = []
    stack = failed.stackBefore
    stackShown = stack
    shown = failed.old
    bar.show(stack.map(\.navigationItem))
    if failed.isManaged {
      failed.old?.beginAppearance(true, animated: true)
      failed.new?.beginAppearance(false, animated: true)
    }
    failed.new?.viewIfLoaded?.removeFromSuperview()
    failed.old?.isMovingFromParent = false
    if failed.isManaged {
      failed.old?.endAppearance()
      failed.new?.endAppearance()
    }
    followContent()
    layoutBars()
    activeCoordinator = nil
    failed.coordinator.complete()
    titleChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  private func put(_ controller: UIViewController?, on stage: UIView, addsView: Bool = true) {
    follower.follow(nil)
    follower.use(metrics)
    follower.reset()
    if let view = controller?.view {
      place(view, of: controller)
      if addsView { stage.addSubview(view) }
    }
    followContent()
    layoutBars()
  }

  private func end() {
    guard let ended = transition else { return }
    transition = nil
    if let view = ended.old?.viewIfLoaded, view.superview === stage, ended.old !== shown {
      view.removeFromSuperview()
    }
    if ended.isManaged {
      ended.old?.endAppearance()
      ended.new?.endAppearance()
    }
    settleFamily()
    followContent()
    activeCoordinator = nil
    ended.coordinator.complete()
    if let new = ended.new, ended.isManaged {
      delegate?.navigationController(self, didShow: new, animated: ended.isAnimated)
    }
    if shown !== topViewController { view.setNeedsLayout() }
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
    if size.height > 0, !isNavigationBarHidden { size.height += metrics.fixed }
    return size
  }

  override var shownChild: UIViewController? { topViewController }
  override var showsOthers: Bool { true }
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
    moveBars(animated: animated) { $0.isNavigationBarHidden = hidden }
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
    moveBars(animated: animated) { $0.isToolbarHidden = hidden }
  }

  /// How many times bars are on their way: those that go away are still seen.
  var movingBars = 0
}
