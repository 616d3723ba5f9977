// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A change from one state of controllers to another, with what happens along with it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Whether the change was called off.
  var isCancelled = false
  /// Whether a hand moves the change.
  var isInteractive = false {
    didSet {
      if isInteractive { initiallyInteractive = true }
      guard isInteractive != oldValue else { return }
      let due = interactionChanges
      if !isInteractive, isCancelled { interactionChanges = [] }
      due.forEach { $0(self) }
    }
  }
  private(set) var initiallyInteractive = false
  /// What moves the views; nil: they go at once.
  var motion: ControllerMotion?
  var isInterruptible: Bool { false }
  private(set) var transitionDuration: TimeInterval
  var targetTransform: CGAffineTransform { .identity }
  var percentComplete: CGFloat { share?() ?? motion?.share ?? (isThere ? 1 : 0) }
  /// What an animator of the user's says of the share of the way; nil: there is none.
  var share: (() -> CGFloat)?
  private var isThere = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var interactionChanges: [Step] = []

  init(
    container: UIView, isAnimated: Bool = false, duration: TimeInterval = 0,
    style: UIModalPresentationStyle = .none, from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    containerView = container
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    presentationStyle = style
    self.from = from
    self.to = to
    super.init()
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
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

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append(handler)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append { if !$0.isInteractive { handler($0) } }
  }

  /// The animator says how long it takes, in seconds.
  func takes(_ duration: TimeInterval) { transitionDuration = max(0, duration) }

  /// The views go where they are to be.
  func runAnimations() {
    isThere = true
    let due = animations
    animations = []
    due.forEach { $0(self) }
  }

  /// The change is over.
  func complete() {
    runAnimations()
    motion = nil
    let due = completions
    completions = []
    due.forEach { $0(self) }
  }
}
