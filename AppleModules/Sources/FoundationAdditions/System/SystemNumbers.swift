// SPDX-License-Identifier: Apache-2.0

/// The result of functions such as ``sysctl(_:_:_:_:_:_:)`` that succeeded.
public let ERR_SUCCESS: Int32 = 0

// The numbers of properties for sysctl(_:_:_:_:_:_:).

/// The group of properties of the kernel.
public let CTL_KERN: Int32 = 1
/// The group of properties of the virtual memory.
public let CTL_VM: Int32 = 2
/// The group of properties of the hardware.
public let CTL_HW: Int32 = 6

/// The name of the operating system, a text.
public let KERN_OSTYPE: Int32 = 1
/// The release of the kernel, a text.
public let KERN_OSRELEASE: Int32 = 2
/// The revision of the standard that the kernel's interface is derived from, a 32-bit integer.
public let KERN_OSREV: Int32 = 3
/// The version of the kernel, a text.
public let KERN_VERSION: Int32 = 4
/// The name of the host, a text.
public let KERN_HOSTNAME: Int32 = 10
/// The time at which the system was started, a `timeval`.
public let KERN_BOOTTIME: Int32 = 21
/// The build of the kernel, a text.
public let KERN_OSVERSION: Int32 = 65

/// The architecture of the processor, a text.
public let HW_MACHINE: Int32 = 1
/// The model of the machine, a text equal to the architecture.
public let HW_MODEL: Int32 = 2
/// The number of processors, a 32-bit integer.
public let HW_NCPU: Int32 = 3
/// The size of the memory in bytes, a 32-bit integer; its maximum for more than 2 GiB.
public let HW_PHYSMEM: Int32 = 5
/// The size of a page of memory in bytes, a 64-bit integer.
public let HW_PAGESIZE: Int32 = 7
/// The frequency of the processor, which has no value, as on Apple's own processors: the error is `ENOENT`.
public let HW_CPU_FREQ: Int32 = 15
/// The size of the memory in bytes, a 64-bit integer.
public let HW_MEMSIZE: Int32 = 24
/// The number of processors that can be used, a 32-bit integer.
public let HW_AVAILCPU: Int32 = 25

/// The average numbers of processes that run or wait, a ``loadavg``.
public let VM_LOADAVG: Int32 = 2
