// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry

/// What tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// What is called when traits change: who has them, and what they were.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Ends a registration; does nothing when it has ended or is another's.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
