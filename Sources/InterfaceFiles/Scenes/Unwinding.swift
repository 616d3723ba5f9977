// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ViewControllers

/// The way back to a controller that was shown before, which has the segue's action.
@MainActor
struct Unwinding {
  let segue: SegueDescription
  let source: UIViewController
  let file: LoadedFile

  func perform(sender: Any?) {
    guard let action = segue.element["unwindAction"] else {
      return file.note("the segue names no action to unwind to; nothing happens", segue.element)
    }
    guard let target = earlier.first(where: { Member.canPerform(action, $0) }) else {
      return file.note(
        "no controller before this one has the action \(action); nothing happens", segue.element)
    }
    let done = UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: target)
    source.prepare(for: done, sender: sender)
    Member.perform(action, target, with: done)
    comeBack(to: target)
  }

  /// The controllers before the source, the nearest first.
  private var earlier: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = source
    while let controller = next {
      if let stack = controller.navigationController?.viewControllers,
        let index = stack.firstIndex(where: { $0 === controller })
      {
        found += stack[..<index].reversed()
      }
      if let parent = controller.parent {
        if !(parent is UINavigationController) { found.append(parent) }
        next = parent
      } else {
        next = controller.presentingViewController
        if let presenter = next {
          found += inside(presenter)
        }
      }
    }
    return found
  }

  private func inside(_ controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController: stack.viewControllers.reversed() + [stack]
    case let tabs as UITabBarController:
      (tabs.selectedViewController.map(inside) ?? []) + [tabs]
    default: [controller]
    }
  }

  private func comeBack(to target: UIViewController) {
    if source.presentingViewController != nil, !shares(source, target) {
      let presenter = sequence(first: source, next: \.presentingViewController)
        .first { $0.presentedViewController != nil && shares($0, target) }
      (presenter ?? target).dismiss(animated: true)
    }
    if let stack = target.navigationController, stack.topViewController !== target {
      stack.popToViewController(target, animated: true)
    }
  }

  /// Whether both are in the same outermost controller.
  private func shares(_ one: UIViewController, _ other: UIViewController) -> Bool {
    func outermost(_ controller: UIViewController) -> UIViewController {
      sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    }
    return outermost(one) === outermost(other)
  }
}
