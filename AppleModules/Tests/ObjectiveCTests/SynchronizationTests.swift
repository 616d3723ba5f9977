// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ObjectiveC
import Testing

struct SynchronizationTests {
  final class Thing {}

  @Test func `one thread at a time is between enter and exit`() {
    nonisolated(unsafe) let thing = Thing()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        objc_sync_enter(thing)
        objc_sync_enter(thing)
        count += 1
        objc_sync_exit(thing)
        objc_sync_exit(thing)
      }
    }
    #expect(count == 2_000)
  }

  @Test func `who did not enter can't exit`() {
    let thing = Thing()
    #expect(objc_sync_exit(thing) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    #expect(objc_sync_enter(thing) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(thing) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(thing) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test func `a pool returns what its body does`() throws {
    #expect(autoreleasepool { 3 } == 3)
    struct Failed: Error {}
    #expect(throws: Failed.self) { try autoreleasepool { throw Failed() } }
  }

  @Test func `classes are found`() {
    class Base {}
    final class Derived: Base {}
    #expect(object_getClass(Derived()) == Derived.self)
    #expect(class_getSuperclass(Derived.self) == Base.self)
    #expect(class_getSuperclass(Base.self) == nil)
  }
}
