// SPDX-License-Identifier: Apache-2.0

/// The class of an object, or nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.flatMap { type(of: $0) as? AnyClass }
}

/// The class that a class inherits from, or nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}
