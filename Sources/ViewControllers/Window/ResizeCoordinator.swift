// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The change of a window's size: no time passes between the old size and the new one.
@MainActor
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }
  private(set) var percentComplete: CGFloat = 0
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(container: UIView) {
    containerView = container
    super.init()
  }

  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The views have their new size.
  func sizeWasChanged() {
    percentComplete = 1
    animations.forEach { $0(self) }
  }

  /// The views were laid out in their new size.
  func layoutWasDone() {
    completions.forEach { $0(self) }
  }
}
