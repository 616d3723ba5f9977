// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Network
import Synchronization
import Testing

/// Tests of the network path and its monitor.
struct PathTests {
  @Test func `a monitor tells the path once it is started, on its queue`() async {
    let monitor = NWPathMonitor()
    let queue = DispatchQueue(label: "PathTests")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    #expect(monitor.queue == nil)
    let (path, isOnQueue) = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { path in
        continuation.resume(returning: (path, DispatchQueue.getSpecific(key: key) == true))
      }
      monitor.start(queue: queue)
      monitor.start(queue: .main)
    }
    #expect(isOnQueue && path == monitor.currentPath && monitor.queue === queue)
    #expect((path.status == .satisfied) == !path.availableInterfaces.isEmpty)
    #expect(path.supportsDNS == (path.supportsIPv4 || path.supportsIPv6))
    #expect(!path.isExpensive && !path.isConstrained)
    #expect(!path.usesInterfaceType(.loopback))
    monitor.cancel()
  }

  @Test func `a monitor that was cancelled tells nothing`() async throws {
    let monitor = NWPathMonitor()
    let count = Mutex(0)
    monitor.pathUpdateHandler = { _ in count.withLock { $0 += 1 } }
    monitor.cancel()
    let queue = DispatchQueue(label: "PathTests.cancelled")
    monitor.start(queue: queue)
    queue.sync {}
    #expect(count.withLock { $0 } == 0 && monitor.queue == nil)
  }

  @Test func `a monitor of a kind of ways sees these alone`() {
    let path = NWPathMonitor(requiredInterfaceType: .loopback).currentPath
    #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty && !path.supportsIPv4)
  }
}
