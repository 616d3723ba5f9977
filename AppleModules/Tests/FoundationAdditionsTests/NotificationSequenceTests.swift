// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Tests of asynchronous sequences of notifications.
struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("told")

  @Test func `what is posted waits for the loop, in its order`() async {
    var told = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(await told.next()?.userInfo?["n"] as? Int == 1)
    #expect(await told.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test func `those of one object are told alone`() async {
    let (one, other) = (NSObject(), NSObject())
    var told = center.notifications(named: name, object: one).makeAsyncIterator()
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    #expect(await told.next()?.object as? NSObject === one)
  }

  @Test func `a loop ends with its task`() async {
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let task = Task { [center, name] in
      var count = 0
      for await _ in center.notifications(named: name).map({ _ in 1 }) {
        count += 1
        beginning.yield()
      }
      return count
    }
    let posting = Task { [center, name] in
      while !Task.isCancelled {
        center.post(name: name, object: nil)
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    for await _ in begun { break }
    task.cancel()
    #expect(await task.value > 0)
    posting.cancel()
  }

  @Test func `tasks of sessions never wait for a connection`() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    #expect(!configuration.waitsForConnectivity)
  }
}
