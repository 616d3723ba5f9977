// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionViewTree

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that override inherited traits for the controller, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { (ownTraits ?? UITraitCollection()).overrides }
    set {
      ownTraits = UITraitCollection.saying(newValue)
      viewIfLoaded?.controllerTraits = ownTraits
    }
  }

  /// Notifies the controller's view, if loaded, and its subviews of pending trait changes.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Removes a registration; no-op if the registration was removed or belongs to another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  /// Registers a closure that is called when one of `traits` changes while the view is loaded.
  ///
  /// `body` receives the previous traits.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  public func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, body)
  }
}
