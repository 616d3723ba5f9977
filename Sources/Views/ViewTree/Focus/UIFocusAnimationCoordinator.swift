// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A coordinator of the animations that accompany a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, UIFocusAnimationContext {
  /// The duration of all animations, in seconds, chosen by Mullion.
  public let duration: TimeInterval = 0.15
  /// The added animations, in order.
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates a coordinator without animations.
  package override init() {
    super.init()
  }

  /// Adds animations of views, and a completion called afterwards.
  ///
  /// - Parameters:
  ///   - animations: A closure that makes the changes to animate.
  ///   - completion: A closure called after the animations.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations of the view that receives the focus, and a completion called afterwards.
  ///
  /// - Parameters:
  ///   - animations: A closure that makes the changes to animate.
  ///   - completion: A closure called after the animations.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  /// Adds animations of the view that loses the focus, and a completion called afterwards.
  ///
  /// They take as long as those of the view that receives the focus.
  ///
  /// - Parameters:
  ///   - animations: A closure that makes the changes to animate.
  ///   - completion: A closure called after the animations.
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

  /// Runs the added animations and completions through `animate`.
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
