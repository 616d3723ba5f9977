// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct AsyncTests {
  @Test func `values are awaited one after the other`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func `a failure is thrown after the values`() async {
    var values: [Int] = []
    do {
      for try await value in [1].publisher.setFailureType(to: Trouble.self)
        .append(Fail(error: Trouble())).values
      {
        values.append(value)
      }
      Issue.record("it did not fail")
    } catch {
      #expect(error as? Trouble == Trouble())
    }
    #expect(values == [1])
  }

  @Test func `a task that is cancelled waits no longer, and cancels the publisher`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      let publisher = Empty<Int, Never>(completeImmediately: false).handleEvents(
        receiveCancel: { continuation.yield("cancelled") },
        receiveRequest: { _ in continuation.yield("asked") })
      for await _ in publisher.values {}
      return "over"
    }
    var events = stream.makeAsyncIterator()
    #expect(await events.next() == "asked")
    task.cancel()
    #expect(await task.value == "over")
    #expect(await events.next() == "cancelled")
  }

  @Test func `leaving the loop cancels`() async {
    var wasCancelled = false
    let publisher = sequence(first: 1) { $0 + 1 }.publisher
      .handleEvents(receiveCancel: { wasCancelled = true })
    for await value in publisher.values where value == 3 { break }
    #expect(wasCancelled)
  }

  @Test func `the value of a future is awaited`() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Trouble.self) {
      try await Future<Int, any Error> { $0(.failure(Trouble())) }.value
    }
  }

  @Test @MainActor func `values are awaited on the main actor`() async {
    let subject = CurrentValueSubject<String, Never>("a")
    var texts: [String] = []
    for await text in subject.values {
      texts.append(text)
      if text == "b" { break }
      subject.send("b")
    }
    #expect(texts == ["a", "b"])
  }
}
