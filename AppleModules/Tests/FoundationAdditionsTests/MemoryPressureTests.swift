// SPDX-License-Identifier: Apache-2.0

import Dispatch
import FoundationAdditions
import Testing

/// Tests of dispatch sources for memory pressure.
struct MemoryPressureTests {
  @Test func `a source is activated and cancelled`() async {
    let source = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical], queue: .global())
    source.setEventHandler { Issue.record("nobody tells that memory is short") }
    #expect(source.data == [] && !source.isCancelled)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      source.setCancelHandler { continuation.resume() }
      source.activate()
      source.cancel()
    }
    #expect(source.isCancelled)
    #expect(DispatchSource.MemoryPressureEvent.all.contains(.normal))
  }
}
