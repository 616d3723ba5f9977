// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
import MullionContracts

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// A handler of trait changes, which receives the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Ends a registration; a no-op if it has ended or belongs to another object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

  /// Registers `body` to be called with the previous traits each time one of `traits` changed; all other
  /// registration methods call it.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  func _observe(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Registers `handler` to be called with the object and its previous traits each time one of `traits`
  /// changed.
  ///
  /// The handler of a view controller is called only while the controller's view is loaded.
  ///
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _observe(traits) { [weak self] before in
      if let self { handler(self, before) }
    }
  }

  /// Registers a handler whose parameter is not `Self`.
  ///
  /// The compiler chooses this overload in a class that may have subclasses, where it infers the parameter
  /// from the class alone.
  ///
  /// - Precondition: The object is of the handler's type.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    require(
      self is Observed,
      "\(type(of: self)) registers for trait changes with a handler that takes"
        + " \(Observed.self); take"
        + " \(type(of: self)) instead.")
    return _observe(traits) { [weak self] before in
      if let observed = self as? Observed { handler(observed, before) }
    }
  }
}
