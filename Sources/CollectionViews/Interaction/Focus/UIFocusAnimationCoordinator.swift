// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ViewTree

/// Runs animations along with the focus going from one view to another.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Of all that is animated, in seconds (ours).
  private static let duration: TimeInterval = 0.15
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() {
    super.init()
  }

  /// Animates the changes of views that `animations` makes; calls `completion` afterwards.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Runs what was added.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
