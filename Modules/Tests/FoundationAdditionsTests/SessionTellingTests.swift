// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// What tasks of sessions are asked for, and never tell.
struct SessionTellingTests {
  private final class Silent: NSObject, URLSessionTaskDelegate {}

  @Test func `bytes are always handed on as they come`() throws {
    let url = try #require(URL(string: "http://127.0.0.1:9"))
    let task = URLSession.shared.dataTask(with: url)
    task.prefersIncrementalDelivery = false
    #expect(task.prefersIncrementalDelivery)
    // Handed on to a delegate that has neither method.
    let delegate: any URLSessionTaskDelegate = Silent()
    delegate.urlSession(.shared, didCreateTask: task)
    delegate.urlSession(.shared, taskIsWaitingForConnectivity: task)
    task.cancel()
  }
}
