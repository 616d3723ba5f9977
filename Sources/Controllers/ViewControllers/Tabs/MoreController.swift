// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The root of the More navigation controller: a list of the tabs that do not fit into a narrow window's bar.
final class MoreController: UIViewController {
  /// The closure called when the user returned to the list.
  var onReturn: () -> Void = {}
  private let list = MoreList()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = list }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onReturn()
  }

  /// Lists the tabs.
  func show(_ entries: [MoreRow.Entry]) { list.show(entries) }

  // MARK: Shown controller

  /// The tab's controller directly above the list in the navigation stack, or `nil` if there is none.
  ///
  /// Other controllers may be on top of it.
  var shown: UIViewController? {
    let page = navigationController?.viewControllers.dropFirst().first
    return (page as? Page)?.content ?? page
  }

  /// Shows the controller of a tab with its own stack on top of it, or the list for `nil`; no-op if it is
  /// already on the stack.
  func show(_ controller: UIViewController?, animated: Bool) {
    guard let navigation = navigationController, controller !== shown else { return }
    guard let controller else {
      navigation.popToRootViewController(animated: animated)
      return
    }
    let inner = controller as? UINavigationController
    if inner == nil { navigation.setNavigationBarHidden(false, animated: false) }
    inner?.bar.outer = (
      navigationItem, { [weak navigation] in navigation?.popToRootViewController(animated: true) }
    )
    navigation.setViewControllers(
      [self, inner.map(Page.init) ?? controller], animated: animated)
  }

  /// Removes a controller from the stack, so that it can be shown elsewhere.
  func release(_ controller: UIViewController) {
    (controller as? UINavigationController)?.bar.outer = nil
    guard controller === shown else { return }
    let page = controller.parent as? Page
    navigationController?.setViewControllers([self], animated: false)
    navigationController?.viewIfLoaded?.layoutIfNeeded()
    let layout: (any ContainerLayout)? = navigationController
    layout?.endTransition()
    if page != nil {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}

extension MoreController {
  /// A controller on the stack that contains a navigation controller, which shows its own bar.
  final class Page: UIViewController {
    let content: UINavigationController

    init(_ content: UINavigationController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
      addChild(content)
    }

    required init?(coder: NSCoder) { nil }

    override var title: String? {
      get { content.title }
      set {}
    }
    override var windowTitle: String? { content.windowTitle }
    override var childForStatusBarStyle: UIViewController? { content }
    override var childForStatusBarHidden: UIViewController? { content }

    override func viewDidLoad() {
      super.viewDidLoad()
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }
}
