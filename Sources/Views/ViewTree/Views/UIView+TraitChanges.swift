// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that the view says for itself and the views in it, whatever is around it.
  public var traitOverrides: any UITraitOverrides {
    get { (tree.saidTraits.own ?? UITraitCollection()).overrides }
    set {
      tree.saidTraits.own = UITraitCollection.saying(newValue)
      saidTraitsDidChange()
    }
  }

  /// Ends a registration; does nothing when it has ended or is another's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    tree.traitObservers?.remove(registration)
  }

  /// Calls `body` with the traits as they were, each time one of `traits` changed.
  public func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    var observers = tree.traitObservers ?? TraitObservers()
    defer { tree.traitObservers = observers }
    return observers.add(traits, body)
  }
}
