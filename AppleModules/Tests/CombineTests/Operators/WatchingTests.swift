// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct WatchingTests {
  final class Text: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test func `print writes a line for all that passes`() {
    let text = Text()
    [1, 2].publisher.print("numbers", to: text).probe(asks: .max(1)).request(5)
    #expect(
      text.text == """
        numbers: receive subscription: ([1, 2])
        numbers: request max(1)
        numbers: receive value: (1)
        numbers: request max(5)
        numbers: receive value: (2)
        numbers: receive finished

        """)
  }

  @Test func `print writes errors, cancelling, subjects by name`() {
    let text = Text()
    let subject = PassthroughSubject<Int, Trouble>()
    subject.print(to: text).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
    #expect(
      text.text == """
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """)
  }

  @Test func `closures hear of everything before it goes on`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = Probe<Int, Trouble>(asks: .max(1), further: { _ in .max(1) })
    probe.whenValue = { log.append("got \($0)") }
    subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("completion \($0)") },
      receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("request \($0)") }
    ).subscribe(probe)
    subject.send(1)
    subject.send(completion: .finished)
    probe.cancel()
    #expect(
      log == [
        "subscription", "request max(1)", "output 1", "got 1", "request max(1)",
        "completion finished",
      ])
  }

  @Test func `breakpoints that are false let everything through`() {
    #expect(
      [1].publisher.breakpoint(receiveOutput: { _ in false }).breakpointOnError().text == "1 |")
  }
}
