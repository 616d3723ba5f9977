// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// An unwind segue to a controller that was shown before and implements the segue's action.
@MainActor
struct Unwinding {
  let segue: SegueDescription
  let source: UIViewController
  let file: LoadedFile

  func perform(sender: Any?) {
    guard let action = segue.element["unwindAction"] else {
      return file.record("the segue names no action to unwind to; it has no effect", segue.element)
    }
    let asked = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(action), sender: sender)
    guard let way = way(asked), let target = way.last else {
      return file.record(
        "no controller before this one has the action \(action); the segue has no effect",
        segue.element)
    }
    let done = UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: target)
    source.prepare(for: done, sender: sender)
    if Member.canPerform(action, target) { Member.perform(action, target, with: done) }
    comeBack(along: way, done)
  }

  /// Returns the controllers from the first one around the source that leads to the destination, down to the
  /// destination.
  ///
  /// Ancestors are searched from the inside out: first the children that each allows, then the ancestor
  /// itself. A parent comes before a presenting controller.
  private func way(_ asked: UIStoryboardUnwindSegueSource) -> [UIViewController]? {
    for outer in sequence(first: source, next: before).dropFirst() {
      if let way = way(asked, in: outer) { return way }
    }
    return nil
  }

  private func before(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentingViewController
  }

  private func way(
    _ asked: UIStoryboardUnwindSegueSource, in controller: UIViewController
  ) -> [UIViewController]? {
    for child in controller.allowedChildrenForUnwinding(from: asked) {
      if let way = way(asked, in: child) { return [controller] + way }
    }
    let takesIt = controller.canPerformUnwindSegueAction(
      asked.unwindAction, from: source, sender: asked.sender)
    return takesIt ? [controller] : nil
  }

  /// Dismisses the presented controllers on the path, and unwinds each container towards the next controller.
  private func comeBack(along way: [UIViewController], _ done: UIStoryboardSegue) {
    guard let outermost = way.first else { return }
    var presenter: UIViewController?
    var next = source
    while next !== outermost, let outer = before(next) {
      if next.parent == nil { presenter = outer }
      next = outer
    }
    if let presenter, presenter.presentedViewController != nil { presenter.dismiss(animated: true) }
    for (container, child) in zip(way, way.dropFirst()) {
      container.unwind(for: done, towards: child)
    }
  }
}
