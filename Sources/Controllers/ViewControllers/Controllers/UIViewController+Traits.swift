// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionViewTree

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that the controller says for itself, its view and its children, whatever is around
  /// it.
  public var traitOverrides: any UITraitOverrides {
    get { (ownTraits ?? UITraitCollection()).overrides }
    set {
      ownTraits = UITraitCollection.saying(newValue)
      viewIfLoaded?.controllerTraits = ownTraits
    }
  }

  /// Tells the controller's view, if there is one, and the views in it of traits that are others since they were told.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Ends a registration; does nothing when it has ended or is another's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }

  /// Calls `body` with the traits as they were, each time one of `traits` changed while the view was
  /// loaded.
  public func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, body)
  }
}
