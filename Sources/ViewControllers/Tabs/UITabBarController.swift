// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
import MullionContracts
import ViewTree

/// Shows one of several controllers above a bar of tabs that choose it.
///
/// Differs from UIKit: all tabs are in the bar, there is no list of more of them.
///
/// Known gaps: `UITab`, sidebars of tabs, reordering by a person.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  private var controllers: [UIViewController] = []
  private var chosen: Int?

  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// A controller without tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
    coder.fill(self, as: UITabBarController.self)
  }

  // MARK: Tabs

  /// Follows which tab is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  open var tabBar: UITabBar { bar }

  /// Whether the bar is away.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Takes the bar away, or brings it back; `animated`: it slides over the edge.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarHidden else { return }
    guard animated, ControllerMotion.isWanted, let view = viewIfLoaded, view.surface != nil else {
      isTabBarHidden = hidden
      return
    }
    layoutContents()
    isTabBarHidden = hidden
    movingBars += 1
    let duration = TimeInterval(UINavigationController.hideShowBarDuration)
    UIView.animate(withDuration: duration) {
      view.layoutIfNeeded()
    } completion: { (_: Bool) in
      self.movingBars -= 1
      self.layoutContents()
    }
  }

  /// How many times the bar is on its way: when it goes away it is still seen.
  private var movingBars = 0

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs; the one that was chosen stays if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for (index, controller) in new.enumerated() {
      require(
        !new[..<index].contains { $0 === controller },
        "setViewControllers(_:animated:) with \(controller) twice; a controller has one tab.")
    }
    let old = selectedViewController
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
      controller.removeFromParent()
    }
    let added = new.filter { $0.parent !== self }
    added.forEach { addChild($0) }
    controllers = new
    bar.items = new.map(\.tabBarItem)
    added.forEach { $0.didMove(toParent: self) }
    chosen = new.firstIndex { $0 === old } ?? (new.isEmpty ? nil : min(chosen ?? 0, new.count - 1))
    showChosen()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The controller that is shown; setting one that has no tab is refused.
  open var selectedViewController: UIViewController? {
    get { chosen.map { controllers[$0] } }
    set {
      guard let newValue else { return }
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        contractBroken(
          "selectedViewController was set to \(newValue), which has no tab; set one of"
            + " viewControllers.")
      }
      select(index)
    }
  }

  /// The place of the controller that is shown; `NSNotFound` without tabs.
  ///
  /// A place that there is not is ignored, and said.
  open var selectedIndex: Int {
    get { chosen ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else {
        Diagnostics.report(
          "selectedIndex was set to \(newValue) in a tab bar controller of \(controllers.count)"
            + " tabs; nothing is chosen.")
        return
      }
      select(newValue)
    }
  }

  private func select(_ index: Int) {
    guard index != chosen else { return }
    let old = selectedViewController
    chosen = index
    if let old, let new = selectedViewController, transition == nil, view.surface != nil,
      ControllerMotion.isWanted,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      move(from: old, to: new, by: animator)
    } else {
      showChosen()
    }
  }

  /// The change that an animator of the user's carries out.
  private var transition: TransitionContext?

  /// Has an animator of the user's bring the view of a tab and take that of another one.
  private func move(
    from old: UIViewController, to new: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    bar.selectedItem = new.tabBarItem
    guard let view = viewIfLoaded, let content = new.view, let shown = old.viewIfLoaded else {
      return showChosen()
    }
    let stage = UIView(frame: view.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(stage, belowSubview: bar)
    stage.addSubview(shown)
    place(content)
    let coordinator = TransitionCoordinator(
      container: stage, isAnimated: true, duration: 0, from: old, to: new)
    for controller in [self, old, new] { controller.activeCoordinator = coordinator }
    old.beginAppearance(false, animated: true)
    new.beginAppearance(true, animated: true)
    let context = TransitionContext(
      from: .init(controller: old, view: shown, initialFrame: shown.frame),
      to: .init(controller: new, view: content, finalFrame: content.frame), by: animator,
      coordinator: coordinator
    ) { [weak self] arrived in
      guard let self else { return }
      transition = nil
      if !arrived {
        old.beginAppearance(true, animated: true)
        new.beginAppearance(false, animated: true)
        chosen = controllers.firstIndex { $0 === old } ?? chosen
      }
      if let kept = selectedViewController?.viewIfLoaded {
        view.insertSubview(kept, belowSubview: bar)
      }
      stage.removeFromSuperview()
      showChosen()
      old.endAppearance()
      new.endAppearance()
      for controller in [self, old, new] where controller.activeCoordinator === coordinator {
        controller.activeCoordinator = nil
      }
      coordinator.complete()
    }
    transition = context
    context.begin(
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  /// A person chose a tab.
  func personChose(_ item: UITabBarItem) {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
    else { return }
    if index == chosen, let navigation = controllers[index] as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: controllers[index])
  }

  func itemChanged(of controller: UIViewController) {
    bar.items = controllers.map(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  // MARK: Showing

  override var shownChild: UIViewController? { selectedViewController }
  package override var windowTitle: String? { title ?? selectedViewController?.windowTitle }

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bar)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showChosen()
  }

  /// Brings the view of the chosen controller before the one that was there.
  private func showChosen() {
    bar.selectedItem = selectedViewController?.tabBarItem
    guard let view = viewIfLoaded else { return }
    let others = controllers.filter { $0 !== selectedViewController }
    if let content = selectedViewController?.view, content.superview !== view {
      place(content)
      view.insertSubview(content, belowSubview: bar)
    }
    for other in others { other.viewIfLoaded?.removeFromSuperview() }
    view.window?.titleDidChange()
    view.setNeedsLayout()
  }

  // MARK: Layout

  /// Whether what is shown asks for the bar to be away.
  private var barIsAway: Bool {
    if isTabBarHidden { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Places the bar, and the content above and below it.
  func layoutContents() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    bar.isHidden = barIsAway && movingBars == 0
    bar.background.overhang = safe.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (barIsAway ? 0 : safe.bottom + UITabBar.height),
      width: view.bounds.width, height: UITabBar.height)
    if let content = selectedViewController?.viewIfLoaded, transition == nil { place(content) }
  }

  private func place(_ content: UIView) {
    var insets = view.safeAreaInsets
    var frame = view.bounds
    if !barIsAway {
      insets.bottom += UITabBar.height
      if !bar.isTranslucent {
        frame.size.height -= insets.bottom
        insets.bottom = 0
      }
    }
    content.frame = frame
    content.setOwnSafeAreaInsets(insets)
  }
}

extension UITabBarController: ContainerLayout {}
