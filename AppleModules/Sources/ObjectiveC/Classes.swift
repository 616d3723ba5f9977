// SPDX-License-Identifier: Apache-2.0

/// Returns the class of an object, or `nil` for `nil` and for values that are not objects.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.flatMap { type(of: $0) as? AnyClass }
}

/// Returns the superclass of a class, or `nil` if there is none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns the size of an instance of a class in bytes; 0 for `nil`.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  // The offset after the kind of the type, the superclass, the flags and the instance address point.
  let size = 2 * MemoryLayout<UInt>.size + 2 * MemoryLayout<UInt32>.size
  return Int(
    unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: size, as: UInt32.self))
}
