// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The root of a navigation controller that leads to the tabs which have no room in a narrow window's bar: a list of them.
final class MoreController: UIViewController {
  /// Called when a person came back to the list.
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

  // MARK: What is shown of a tab

  /// The controller that the list led to last; nil: none is there.
  var shown: UIViewController? {
    let page = navigationController?.viewControllers.dropFirst().first
    return (page as? Page)?.content ?? page
  }

  /// Shows the controller of a tab, with what is in front of it; nil: the list.
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

  /// Lets a controller go that is to be shown elsewhere.
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
  /// Stands on the stack for a navigation controller, which shows its own bar.
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
