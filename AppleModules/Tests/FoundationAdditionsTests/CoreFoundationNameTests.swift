// SPDX-License-Identifier: Apache-2.0

import CoreFoundation
import Foundation
import FoundationAdditions
import Testing

/// Tests of CoreFoundation functions for times and run loops.
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

  @Test func `a dictionary of Foundation's is asked with the address of a key`() throws {
    let times: [NSString: Any] = ["delay": NSNumber(value: 0.5)]
    let all = ["gif": times, "size": NSNumber(value: 7)] as [NSString: Any] as NSDictionary
    func value(_ key: NSString, in dictionary: NSDictionary) -> UnsafeRawPointer? {
      CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque())
    }
    let found = try #require(value("gif", in: all))
    let inner = unsafeBitCast(found, to: NSDictionary.self)
    #expect(inner.count == 1)
    let delay = try #require(value("delay", in: inner))
    #expect(unsafeBitCast(delay, to: NSNumber.self).floatValue == 0.5)
    #expect(value("nothing", in: all) == nil)
    #expect(CFDictionaryGetValue(all, nil) == nil)
  }
}
