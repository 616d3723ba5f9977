// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Testing
import os

struct LockTests {
  @Test func `a lock guards its state from threads`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<2_000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 8_000)
  }

  @Test func `a lock that is taken is not available`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.precondition(.owner)
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { 3 } == 3)
  }

  @Test func `the small lock guards as well`() {
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<2_000 {
        os_unfair_lock_lock(lock)
        count += 1
        os_unfair_lock_unlock(lock)
      }
    }
    #expect(count == 8_000)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }

  @Test func `taking a lock twice stops the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("a thread took the lock that it has already"))
  }
}
