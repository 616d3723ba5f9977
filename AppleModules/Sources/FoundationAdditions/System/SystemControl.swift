// SPDX-License-Identifier: Apache-2.0

private import Glibc

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Copies the value of a named property of the system.
///
/// Available are `hw.machine` and `hw.model`, which are the processor's architecture as on the simulator,
/// `hw.ncpu`, `hw.activecpu`, `hw.memsize`, `hw.physmem`, `hw.pagesize`, `kern.boottime`, `kern.hostname`,
/// `kern.osrelease`, `kern.osrevision`, `kern.ostype`, `kern.osversion`, `kern.version` and `vm.loadavg`. Texts
/// end with a zero byte; numbers are 32-bit integers, but for `hw.memsize` and `hw.pagesize`, which have 64 bits;
/// the time of the start is a `timeval`, the load a ``loadavg``.
///
/// - Parameters:
///   - name: The name of the property.
///   - oldp: The memory to which the value is copied, or `nil` to query its size only.
///   - oldlenp: On entry the size of the memory, on return the size of the value, in bytes.
///   - newp: A new value; no property can be changed.
///   - newlen: The size of the new value, in bytes.
/// - Returns: 0, or -1 with `errno` set to `ENOENT` for an unknown name, to `ENOMEM` if the memory is too
///   small, and to `EPERM` for a new value.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  let property = name.flatMap { SystemProperty(rawValue: String(cString: $0)) }
  return copy(property, oldp, oldlenp, isChange: newp != nil)
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Copies the value of a property of the system that is given by its numbers, such as `CTL_HW`, `HW_MACHINE`.
///
/// The properties with a number in ``CTL_HW``, ``CTL_KERN`` or ``CTL_VM`` are those of ``sysctlbyname(_:_:_:_:_:)``.
///
/// - Parameters:
///   - name: The numbers of the property.
///   - namelen: The number of the numbers.
///   - oldp: The memory to which the value is copied, or `nil` to query its size only.
///   - oldlenp: On entry the size of the memory, on return the size of the value, in bytes.
///   - newp: A new value; no property can be changed.
///   - newlen: The size of the new value, in bytes.
/// - Returns: 0, or -1 with `errno` set to `ENOENT` for unknown numbers, to `ENOMEM` if the memory is too
///   small, and to `EPERM` for a new value.
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  let numbers = name.map { Array(UnsafeBufferPointer(start: $0, count: Int(namelen))) }
  let property = numbers.flatMap { SystemProperty(numbers: $0) }
  return copy(property, oldp, oldlenp, isChange: newp != nil)
}

private func copy(
  _ property: SystemProperty?, _ memory: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<Int>?, isChange: Bool
) -> Int32 {
  guard !isChange else { return failure(EPERM) }
  guard let value = property?.value else { return failure(ENOENT) }
  guard let size else { return 0 }
  defer { size.pointee = value.count }
  guard let memory else { return 0 }
  guard size.pointee >= value.count else { return failure(ENOMEM) }
  value.withUnsafeBytes { bytes in
    UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyMemory(from: bytes)
  }
  return 0
}

private func failure(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
