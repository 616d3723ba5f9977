// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Expectations
import MullionContracts
import Testing

@Suite("Main thread")
struct MainThreadTests {
  @MainActor
  @Test
  func `code of the main actor is on the main thread, also in a program with asynchronous main`()
    async
  {
    expect(MainThread.isCurrent)
    await Task.yield()
    expect(MainThread.isCurrent)
  }

  @Test func `code on another queue is not`() async {
    let isCurrent = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: MainThread.isCurrent) }
    }
    expect(!isCurrent)
  }
}
