// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIView {
  /// Returns the spring-loaded interaction that the view's class added; `nil` if there is none.
  ///
  /// It is identified by the type of its behaviour, which only that class uses.
  package func spring<Behavior: UISpringLoadedInteractionBehavior>(
    _ behavior: Behavior.Type
  ) -> UISpringLoadedInteraction? {
    interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
      .first { $0.interactionBehavior is Behavior }
  }

  /// Adds a spring-loaded interaction with `behavior` that calls `activate`, or removes it.
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
