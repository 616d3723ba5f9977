// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import GTKHost

/// Tests of the mapping from the kernel's key codes to HID usages.
struct KeyUsagesTests {
  @Test func `keys have the numbers of the standard for keyboards`() {
    let known = [
      1: 0x29, 11: 0x27, 16: 0x14, 28: 0x28, 30: 0x04, 44: 0x1D, 57: 0x2C, 59: 0x3A, 68: 0x43,
      82: 0x62, 87: 0x44, 88: 0x45, 103: 0x52, 105: 0x50, 106: 0x4F, 108: 0x51, 111: 0x4C,
      119: 0x48, 125: 0xE3, 127: 0x65, 138: 0x75, 183: 0x68, 194: 0x73,
    ]
    for (code, usage) in known { expect(KeyUsages.usage(ofKernelCode: code), equals: usage) }
  }

  @Test func `no two keys have the same number, and what is no key has none`() {
    let usages = (0...255).compactMap { KeyUsages.usage(ofKernelCode: $0) }
    expect(Set(usages).count == usages.count && usages.count > 120)
    for code in [-8, 0, 84, 118, 200, 255] { expect(KeyUsages.usage(ofKernelCode: code) == nil) }
  }
}
