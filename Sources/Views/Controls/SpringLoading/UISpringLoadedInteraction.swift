// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An interaction that activates a view over which a drag is held.
///
/// For example, a folder opens so that the dragged item can be dropped in it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The time a drag is held before the view blinks, in seconds; not measured from UIKit.
  private static let pause: TimeInterval = 0.6
  /// The time the view blinks before it is activated, in seconds; not measured from UIKit.
  static let blinking: TimeInterval = 0.4

  open private(set) weak var view: UIView?
  /// The behaviour that determines what can be activated; by default, everything.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The effect that shows the progress; by default, the view blinks.
  public let interactionEffect: any UISpringLoadedInteractionEffect

  private let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private var context: SpringContext?
  private var since: TimeInterval = 0
  private var isWaiting = false

  /// Creates an interaction that calls `activationHandler` when a drag was held over the view.
  ///
  /// The default behaviour and effect are used for `nil`.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringAlways()
    self.interactionEffect = interactionEffect ?? SpringBlink()
    activate = activationHandler
    super.init()
  }

  /// Creates an interaction that calls `activationHandler` when a drag was held over the view.
  public convenience init(
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) { if view !== self.view { finish() } }

  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Activation

  private func follow(_ place: CGPoint, in view: UIView) {
    let context = context ?? SpringContext(of: view)
    self.context = context
    context.place = place
    let before = context.targetItem
    guard interactionBehavior.shouldAllow(self, with: context) else { return reach(.inactive) }
    if context.state == .inactive || !isSame(before, context.targetItem) {
      since = view.surface?.currentTime ?? 0
      reach(.possible)
    }
    wait(in: view)
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }

  private func wait(in view: UIView) {
    guard !isWaiting, let surface = view.surface else { return }
    isWaiting = true
    surface.addFrameCallback { [weak self] time in
      guard let self else { return false }
      isWaiting = passed(time)
      return isWaiting
    }
  }

  /// Updates the state for the current time.
  ///
  /// - Returns: Whether the interaction needs further frames.
  private func passed(_ time: TimeInterval) -> Bool {
    guard let context, context.state == .possible || context.state == .activating else {
      return false
    }
    let held = time - since
    if held >= Self.pause + Self.blinking {
      reach(.activated)
      activate(self, context)
      interactionBehavior.interactionDidFinish(self)
      return false
    }
    if held >= Self.pause { reach(.activating) }
    return true
  }

  private func reach(_ state: UISpringLoadedInteractionEffectState) {
    guard let context, context.state != state else { return }
    context.state = state
    interactionEffect.interaction(self, didChangeWith: context)
  }

  private func finish() {
    guard let context else { return }
    let wasActivated = context.state == .activated
    reach(.inactive)
    self.context = nil
    if !wasActivated { interactionBehavior.interactionDidFinish(self) }
  }
}

extension UISpringLoadedInteraction: DropTaking {
  /// Follows a drag, and returns `.ignored`, because other interactions handle the drop.
  package func takeDrop(_ event: DropEvent) -> DropAnswer {
    if event.phase == .moved, let view { follow(event.location, in: view) } else { finish() }
    return .ignored
  }
}

/// The behaviour that always allows activation.
private final class SpringAlways: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
