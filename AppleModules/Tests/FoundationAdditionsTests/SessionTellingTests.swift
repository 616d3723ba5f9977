// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Tests of options of session tasks, and of delegate methods that are never called.
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

  @Test func `an answer of a kind is one of 200`() throws {
    let url = try #require(URL(string: "http://127.0.0.1/a.jpeg"))
    let answer = HTTPURLResponse(
      url: url, mimeType: "image/jpeg", expectedContentLength: 22, textEncodingName: nil)
    #expect(answer.statusCode == 200 && answer.url == url && answer.mimeType == "image/jpeg")
    #expect(answer.expectedContentLength == 22)
    let text = HTTPURLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
    #expect(text.textEncodingName == "utf-8" && text.expectedContentLength == -1)
  }

  @Test func `a cache needs no folder`() {
    #expect(URLCache(memoryCapacity: 1000, diskCapacity: 0).memoryCapacity == 1000)
  }
}
