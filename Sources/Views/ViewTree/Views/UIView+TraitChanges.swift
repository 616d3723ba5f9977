// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The trait overrides of the view, which take precedence over inherited traits in the view and its
  /// subviews.
  public var traitOverrides: any UITraitOverrides {
    get { (tree.saidTraits.own ?? UITraitCollection()).overrides }
    set {
      tree.saidTraits.own = UITraitCollection.saying(newValue)
      saidTraitsDidChange()
    }
  }

  /// Ends a registration; a no-op if it has ended or belongs to another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    tree.traitObservers?.remove(registration)
  }

  /// Registers `body` to be called with the previous traits each time one of `traits` changes.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  public func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    var observers = tree.traitObservers ?? TraitObservers()
    defer { tree.traitObservers = observers }
    return observers.add(traits, body)
  }
}
