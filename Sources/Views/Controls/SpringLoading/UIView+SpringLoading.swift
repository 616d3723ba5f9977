// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIView {
  /// The interaction by which the view's class lets a drag be held over it; nil: it does not.
  ///
  /// It is known by the kind of its behaviour, which the class has for itself.
  package func spring<Behavior: UISpringLoadedInteractionBehavior>(
    _ behavior: Behavior.Type
  ) -> UISpringLoadedInteraction? {
    interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
      .first { $0.interactionBehavior is Behavior }
  }

  /// Lets a drag be held over the view as `behavior` says, which then does `activate`; or no longer.
  package func setSpring<Behavior: UISpringLoadedInteractionBehavior>(
    _ isOn: Bool, _ behavior: @autoclosure () -> Behavior,
    activate:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    let old = spring(Behavior.self)
    guard isOn != (old != nil) else { return }
    if let old { return removeInteraction(old) }
    addInteraction(
      UISpringLoadedInteraction(
        interactionBehavior: behavior(), interactionEffect: nil, activationHandler: activate))
  }
}
