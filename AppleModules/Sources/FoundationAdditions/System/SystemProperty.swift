// SPDX-License-Identifier: Apache-2.0

private import Foundation
private import Glibc

/// A property of the system that programs query by name or by number.
enum SystemProperty: String, CaseIterable {
  case machine = "hw.machine"
  case model = "hw.model"
  case processors = "hw.ncpu"
  case activeProcessors = "hw.activecpu"
  case memory = "hw.memsize"
  case pageSize = "hw.pagesize"
  case physicalMemory = "hw.physmem"
  case hostName = "kern.hostname"
  case release = "kern.osrelease"
  case systemName = "kern.ostype"
  case build = "kern.osversion"
  case version = "kern.version"
  case bootTime = "kern.boottime"
  case revision = "kern.osrevision"
  case load = "vm.loadavg"

  /// Creates the property with the given numbers, or returns `nil` if there is none.
  init?(numbers: [Int32]) {
    guard let found = Self.allCases.first(where: { $0.numbers == numbers }) else { return nil }
    self = found
  }

  private var numbers: [Int32] {
    switch self {
    case .machine: [CTL_HW, HW_MACHINE]
    case .model: [CTL_HW, HW_MODEL]
    case .processors: [CTL_HW, HW_NCPU]
    case .activeProcessors: [CTL_HW, HW_AVAILCPU]
    case .memory: [CTL_HW, HW_MEMSIZE]
    case .pageSize: [CTL_HW, HW_PAGESIZE]
    case .hostName: [CTL_KERN, KERN_HOSTNAME]
    case .release: [CTL_KERN, KERN_OSRELEASE]
    case .systemName: [CTL_KERN, KERN_OSTYPE]
    case .build: [CTL_KERN, KERN_OSVERSION]
    case .version: [CTL_KERN, KERN_VERSION]
    case .bootTime: [CTL_KERN, KERN_BOOTTIME]
    case .physicalMemory: [CTL_HW, HW_PHYSMEM]
    case .revision: [CTL_KERN, KERN_OSREV]
    case .load: [CTL_VM, VM_LOADAVG]
    }
  }

  /// The bytes of the value: a text with its zero byte, or a number.
  var value: [UInt8] {
    var system = utsname()
    uname(&system)
    let information = ProcessInfo.processInfo
    return switch self {
    case .machine, .model: Self.text(system.machine)
    case .processors: Self.bytes(Int32(clamping: information.processorCount))
    case .activeProcessors: Self.bytes(Int32(clamping: information.activeProcessorCount))
    case .memory: Self.bytes(information.physicalMemory)
    case .pageSize: Self.bytes(Int64(sysconf(Int32(_SC_PAGESIZE))))
    case .hostName: Self.text(system.nodename)
    case .release: Self.text(system.release)
    case .systemName: Self.text(system.sysname)
    case .build, .version: Self.text(system.version)
    case .bootTime: Self.bytes(Self.start)
    case .physicalMemory: Self.bytes(Int32(clamping: information.physicalMemory))
    case .revision: Self.bytes(Int32(199506))
    case .load: Self.bytes(loadavg.current)
    }
  }

  /// The time at which the system was started, to the second.
  private static var start: timeval {
    var running = timespec()
    clock_gettime(CLOCK_BOOTTIME, &running)
    return timeval(tv_sec: time(nil) - running.tv_sec, tv_usec: 0)
  }

  private static func text(_ field: some Any) -> [UInt8] {
    withUnsafeBytes(of: field) { Array($0.prefix { $0 != 0 }) + [0] }
  }

  private static func bytes(_ value: some BitwiseCopyable) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}
