// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The coordinator of a transition, with the animations that run alongside.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Whether the transition was cancelled.
  var isCancelled = false
  /// Whether the transition is interactive now.
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
  /// The motion of the views, or `nil` if they change immediately.
  var motion: ControllerMotion?
  var isInterruptible: Bool { false }
  private(set) var transitionDuration: TimeInterval
  var targetTransform: CGAffineTransform { .identity }
  var percentComplete: CGFloat { share?() ?? motion?.share ?? (isThere ? 1 : 0) }
  /// A closure that returns the completed fraction of a custom animator's transition, or `nil`.
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

  /// Sets the duration according to the animator, in seconds.
  func takes(_ duration: TimeInterval) { transitionDuration = max(0, duration) }

  /// Runs the changes that are animated alongside.
  func runAnimations() {
    isThere = true
    let due = animations
    animations = []
    due.forEach { $0(self) }
  }

  /// Runs the pending changes and then the completions, and releases the motion.
  func complete() {
    runAnimations()
    motion = nil
    let due = completions
    completions = []
    due.forEach { $0(self) }
  }
}
