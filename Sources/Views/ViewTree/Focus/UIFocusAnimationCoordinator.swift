// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Runs animations along with the focus going from one view to another.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
  /// Of all that is animated, in seconds (ours).
  public let duration: TimeInterval = 0.15
  /// What is animated, and what follows it.
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// A coordinator without animations.
  package override init() {
    super.init()
  }

  /// Animates the changes of views that `animations` makes; calls `completion` afterwards.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Animates what the view that gets the focus does; calls `completion` afterwards.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  /// Animates what the view that loses the focus does; calls `completion` afterwards.
  ///
  /// It takes as long as what the other view does (ours).
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  private func add(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?
  ) {
    addCoordinatedAnimations(
      animations.map { animations in { [unowned self] in animations(self) } },
      completion: completion)
  }

  /// Has `animate` run what was added, and what follows afterwards.
  package func run(
    _ animate: (TimeInterval, @escaping () -> Void, @escaping (Bool) -> Void) -> Void
  ) {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    animate(
      duration,
      { for animation in animations { animation() } },
      { [self] _ in withExtendedLifetime(self) { for completion in completions { completion() } } })
  }
}
