// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionContracts

/// What tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// What is called when traits change: who has them, and what they were.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Ends a registration; does nothing when it has ended or is another's.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

  /// Calls `body` with the traits as they were, each time one of `traits` changed; what all ways to
  /// register come down to.
  func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Calls `handler` with the object and its traits as they were, each time one of `traits` changed;
  /// a controller's while its view is loaded.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _observe(traits) { [weak self] before in
      if let self { handler(self, before) }
    }
  }

  /// As the other, for a handler that calls the object `Self`, as one in a class that may have
  /// subclasses does: there the compiler knows it by the class alone.
  ///
  /// - Precondition: The object is of the handler's type.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    require(
      self is Observed,
      "\(type(of: self)) registers for changes of traits with a handler that takes \(Observed.self); have it"
        + " take \(type(of: self)).")
    return _observe(traits) { [weak self] before in
      if let observed = self as? Observed { handler(observed, before) }
    }
  }
}
