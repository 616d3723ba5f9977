// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UITraitChangeObservable {
  /// Registers `action` to be sent to `target` each time one of `traits` changed.
  ///
  /// The action takes no argument, the object, or the object and its previous traits. The target is not
  /// retained.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return _observe(traits) { [weak self, weak target] before in
      if let self, let target { _ = action.send(to: target, [self, before]) }
    }
  }

  /// Registers `action` to be sent to the object itself each time one of `traits` changed.
  ///
  /// The action takes no argument, the object, or the object and its previous traits.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
