// SPDX-License-Identifier: Apache-2.0

internal import Foundation
private import Glibc

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Copies the value of a named property of the system.
///
/// Available are `hw.machine` and `hw.model`, which are the processor's architecture as on the simulator,
/// `hw.ncpu`, `hw.activecpu`, `hw.memsize`, `hw.pagesize`, `kern.hostname`, `kern.osrelease`, `kern.ostype`,
/// `kern.osversion` and `kern.version`. Texts end with a zero byte; numbers are 32-bit integers, but for
/// `hw.memsize` and `hw.pagesize`, which have 64 bits.
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
  guard newp == nil else { return failure(EPERM) }
  guard let name, let value = systemProperty(String(cString: name)) else { return failure(ENOENT) }
  guard let oldlenp else { return 0 }
  defer { oldlenp.pointee = value.count }
  guard let oldp else { return 0 }
  guard oldlenp.pointee >= value.count else { return failure(ENOMEM) }
  value.withUnsafeBytes {
    oldp.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(oldp), byteCount: $0.count)
  }
  return 0
}

private func failure(_ code: Int32) -> Int32 {
  errno = code
  return -1
}

/// Returns the bytes of the property called `name`, or `nil` if there is none.
private func systemProperty(_ name: String) -> [UInt8]? {
  var system = utsname()
  uname(&system)
  func text<T>(_ field: T) -> [UInt8] {
    withUnsafeBytes(of: field) { Array($0.prefix { $0 != 0 }) + [0] }
  }
  func number(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
  let information = ProcessInfo.processInfo
  return switch name {
  case "hw.machine", "hw.model": text(system.machine)
  case "hw.ncpu": number(Int32(clamping: information.processorCount))
  case "hw.activecpu": number(Int32(clamping: information.activeProcessorCount))
  case "hw.memsize": number(information.physicalMemory)
  case "hw.pagesize": number(Int64(sysconf(Int32(_SC_PAGESIZE))))
  case "kern.hostname": text(system.nodename)
  case "kern.osrelease": text(system.release)
  case "kern.ostype": text(system.sysname)
  case "kern.osversion", "kern.version": text(system.version)
  default: nil
  }
}
