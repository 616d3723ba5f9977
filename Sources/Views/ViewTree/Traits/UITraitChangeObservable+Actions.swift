// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UITraitChangeObservable {
  /// Sends `action` to `target` each time one of `traits` changed.
  ///
  /// The action takes nothing, the object, or the object and its traits as they were. The target is not
  /// kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return _observe(traits) { [weak self, weak target] before in
      if let self, let target { _ = action.send(to: target, [self, before]) }
    }
  }

  /// Sends `action` to the object itself each time one of `traits` changed.
  ///
  /// The action takes nothing, the object, or the object and its traits as they were.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
