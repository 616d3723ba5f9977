// SPDX-License-Identifier: Apache-2.0

/// Associates a value with an object under a key; `nil` removes the value.
///
/// Differs from Apple's platforms: the value is released by a later call of this function after the object
/// was deallocated, not at once; it is not accessible in the object's `deinit`; structures and enumerations
/// cannot have associated values.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = Owner(object) else { return }
  Associations.shared.set(value.map { Associated($0, policy) }, key, of: owner)
}

/// Returns the value associated with an object under a key, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = Owner(object) else { return nil }
  return Associations.shared.value(key, of: owner)?.value
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = Owner(object) else { return }
  Associations.shared.removeAll(of: owner)
}
