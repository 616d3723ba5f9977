// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionViewTree

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that override the inherited ones for the controller, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { (ownTraits ?? UITraitCollection()).overrides }
    set {
      ownTraits = UITraitCollection.saying(newValue)
      viewIfLoaded?.controllerTraits = ownTraits
    }
  }

  /// Notifies the controller's view, if loaded, and its subviews of pending trait changes.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Removes a registration; a no-op for one that was removed or belongs to another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  /// Registers `body`, called with the previous traits each time one of `traits` changed while the view is
  /// loaded.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  public func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, body)
  }
}
