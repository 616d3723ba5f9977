// SPDX-License-Identifier: Apache-2.0

import CoreFoundation
import Foundation
import FoundationAdditions
import Testing

/// What goes by names of C.
struct CoreFoundationNameTests {
  @Test func `absolute time counts from 2001`() {
    let before = Date().timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    #expect(time >= before && time <= Date().timeIntervalSinceReferenceDate)
  }

  @Test func `a thread has one run loop, which others may wake`() async {
    final class Found: @unchecked Sendable { var loops: [CFRunLoop] = [] }
    let found = Found()
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        found.loops = [CFRunLoopGetCurrent(), CFRunLoopGetCurrent(), CFRunLoopGetMain()]
        done.resume()
      }
    }
    #expect(found.loops[0] == found.loops[1])
    #expect(found.loops[0] != found.loops[2])
    CFRunLoopWakeUp(found.loops[0])
    #expect(Set(found.loops).count == 2)
  }
}
