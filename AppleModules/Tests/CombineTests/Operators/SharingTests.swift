// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct SharingTests {
  @Test func `share connects once, and disconnects with the last`() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("begin") }, receiveCancel: { events.append("end") }
    ).share()
    #expect(events == [])
    let first = shared.probe()
    let second = shared.probe()
    subject.send(1)
    first.cancel()
    subject.send(2)
    #expect(events == ["begin"])
    second.cancel()
    #expect(events == ["begin", "end"])
    let third = shared.probe()
    subject.send(3)
    #expect(first.text == "1")
    #expect(second.text == "1 2")
    #expect(third.text == "3")
    #expect(events == ["begin", "end", "begin"])
  }

  @Test func `who comes to a shared publisher that has ended gets the end`() {
    var begun = 0
    let shared = [1, 2].publisher
      .handleEvents(receiveSubscription: { _ in begun += 1 }).share()
    #expect(shared.text == "1 2 |")
    #expect(shared.text == "|")
    #expect(begun == 1)
  }

  @Test func `multicast begins when it is connected`() {
    let multicast = [1, 2].publisher.multicast { PassthroughSubject() }
    let first = multicast.probe()
    let second = multicast.probe()
    #expect(first.text == "")
    _ = multicast.connect()
    #expect(first.text == "1 2 |")
    #expect(second.text == "1 2 |")
  }

  @Test func `multicast to a given subject keeps what that keeps`() {
    let source = PassthroughSubject<Int, Never>()
    let multicast = source.multicast(subject: CurrentValueSubject(0))
    let connection = multicast.connect()
    source.send(5)
    #expect(multicast.text == "5")
    connection.cancel()
    source.send(6)
    #expect(multicast.text == "5")
  }

  @Test func `makeConnectable waits for all subscribers`() {
    let publisher = [1].publisher.makeConnectable()
    let first = publisher.probe()
    let second = publisher.probe()
    _ = publisher.connect()
    #expect([first.text, second.text] == ["1 |", "1 |"])
  }

  @Test func `a full buffer drops the newest, the oldest, or fails`() {
    func fill(_ whenFull: Publishers.BufferingStrategy<Trouble>) -> Probe<Int, Trouble> {
      let subject = PassthroughSubject<Int, Trouble>()
      let probe = subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull)
        .probe(asks: .none)
      for number in 1...4 { subject.send(number) }
      probe.request(4)
      return probe
    }
    #expect(fill(.dropNewest).text == "1 2")
    #expect(fill(.dropOldest).text == "3 4")
    #expect(fill(.customError { Trouble() }).text == "1 2 #trouble")
  }

  @Test func `a buffer that is kept full asks for what fits`() {
    var asked: [String] = []
    let probe = (1...9).publisher.handleEvents(receiveRequest: { asked.append("\($0)") })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe(asks: .none)
    #expect(asked == ["max(3)"])
    probe.request(1)
    #expect(probe.text == "1")
    #expect(asked == ["max(3)", "max(1)"])
    probe.request(20)
    #expect(probe.text == "1 2 3 4 5 6 7 8 9 |")
  }
}
