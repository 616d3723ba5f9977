// SPDX-License-Identifier: Apache-2.0

import CAtomicNumbers

// Atomic operations on numbers. The variants with a barrier equal the others, which have one, too.

/// Adds `__theAmount` to a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicAdd32(
  _ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Int32 {
  atomic_number_add32(__theValue, __theAmount)
}

/// Increments a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicIncrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomic_number_add32(__theValue, 1)
}

/// Decrements a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicDecrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomic_number_add32(__theValue, -1)
}

/// Sets a number to `__newValue` atomically if its value is `__oldValue`.
///
/// - Returns: Whether the value was `__oldValue`.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Bool {
  atomic_number_exchange32(__theValue, __oldValue, __newValue)
}

/// Adds `__theAmount` to a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicAdd32Barrier(
  _ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Int32 {
  atomic_number_add32(__theValue, __theAmount)
}

/// Increments a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicIncrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomic_number_add32(__theValue, 1)
}

/// Decrements a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicDecrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
  atomic_number_add32(__theValue, -1)
}

/// Sets a number to `__newValue` atomically if its value is `__oldValue`.
///
/// - Returns: Whether the value was `__oldValue`.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Bool {
  atomic_number_exchange32(__theValue, __oldValue, __newValue)
}

/// Adds `__theAmount` to a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicAdd64(
  _ __theAmount: Int64, _ __theValue: UnsafeMutablePointer<Int64>!
) -> Int64 {
  atomic_number_add64(__theValue, __theAmount)
}

/// Increments a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicIncrement64(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomic_number_add64(__theValue, 1)
}

/// Decrements a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicDecrement64(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomic_number_add64(__theValue, -1)
}

/// Sets a number to `__newValue` atomically if its value is `__oldValue`.
///
/// - Returns: Whether the value was `__oldValue`.
@discardableResult
public func OSAtomicCompareAndSwap64(
  _ __oldValue: Int64, _ __newValue: Int64, _ __theValue: UnsafeMutablePointer<Int64>!
) -> Bool {
  atomic_number_exchange64(__theValue, __oldValue, __newValue)
}

/// Adds `__theAmount` to a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicAdd64Barrier(
  _ __theAmount: Int64, _ __theValue: UnsafeMutablePointer<Int64>!
) -> Int64 {
  atomic_number_add64(__theValue, __theAmount)
}

/// Increments a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicIncrement64Barrier(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomic_number_add64(__theValue, 1)
}

/// Decrements a number atomically.
///
/// - Returns: The new value.
@discardableResult
public func OSAtomicDecrement64Barrier(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
  atomic_number_add64(__theValue, -1)
}

/// Sets a number to `__newValue` atomically if its value is `__oldValue`.
///
/// - Returns: Whether the value was `__oldValue`.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ __oldValue: Int64, _ __newValue: Int64, _ __theValue: UnsafeMutablePointer<Int64>!
) -> Bool {
  atomic_number_exchange64(__theValue, __oldValue, __newValue)
}
