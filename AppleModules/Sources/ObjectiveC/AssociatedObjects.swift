// SPDX-License-Identifier: Apache-2.0

/// Associates a value with an object under a key; nil takes the value away.
///
/// Differs from Apple's platforms: the value is let go of some calls after the object is gone, not at
/// once; in the object's `deinit` it can't be found any more; values of structures and enumerations
/// can't have any.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = Owner(object) else { return }
  Associations.shared.set(value.map { Associated($0, policy) }, key, of: owner)
}

/// The value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = Owner(object) else { return nil }
  return Associations.shared.value(key, of: owner)?.value
}

/// Takes away all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = Owner(object) else { return }
  Associations.shared.removeAll(of: owner)
}
