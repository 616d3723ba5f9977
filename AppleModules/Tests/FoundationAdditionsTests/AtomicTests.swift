// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of atomic operations on numbers that several threads change.
struct AtomicTests {
  private final class Number: @unchecked Sendable {
    let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    init() { place.initialize(to: 0) }
    deinit { place.deallocate() }
  }

  @Test func `what several threads add is all there`() {
    let number = Number()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 {
        OSAtomicIncrement32(number.place)
        OSAtomicAdd32(2, number.place)
        OSAtomicDecrement32Barrier(number.place)
      }
    }
    #expect(number.place.pointee == 160_000)
  }

  @Test func `each answers what the number is then`() {
    var number: Int64 = 40
    #expect(OSAtomicIncrement64(&number) == 41)
    #expect(OSAtomicAdd64(-11, &number) == 30)
    #expect(OSAtomicDecrement64(&number) == 29)
    #expect(!OSAtomicCompareAndSwap64(30, 1, &number))
    #expect(OSAtomicCompareAndSwap64Barrier(29, 1, &number))
    #expect(number == 1)
    let whole: NSInteger = 3
    let natural: NSUInteger = 3
    #expect(whole == Int(natural))
  }
}
