// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct SubjectTests {
  @Test func `a passthrough subject publishes to those who are there`() {
    let subject = PassthroughSubject<Int, Trouble>()
    subject.send(1)
    let first = subject.probe()
    subject.send(2)
    let second = subject.probe()
    subject.send(3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(first.text == "2 3 |")
    #expect(second.text == "3 |")
    #expect(subject.text == "|")
  }

  @Test func `a value that nobody asked for is lost to a passthrough subject's subscriber`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(asks: .max(1))
    subject.send(1)
    subject.send(2)
    probe.request(1)
    subject.send(3)
    #expect(probe.text == "1 3")
  }

  @Test func `a current value subject publishes its value to who comes`() {
    let subject = CurrentValueSubject<Int, Trouble>(1)
    let probe = subject.probe()
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(probe.text == "1 2 3")
    #expect(subject.probe().text == "3")
    subject.send(completion: .failure(Trouble()))
    subject.send(4)
    #expect(subject.value == 3)
    #expect(probe.text == "1 2 3 #trouble")
    #expect(subject.text == "#trouble")
  }

  @Test func `of the values that nobody asked for a current value subject keeps the last`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe(asks: .none)
    #expect(probe.text == "")
    subject.send(2)
    subject.send(3)
    probe.request(1)
    #expect(probe.text == "3")
    probe.request(1)
    #expect(probe.text == "3")
    subject.send(4)
    #expect(probe.text == "3 4")
  }

  @Test func `nothing comes after cancelling, also in the middle of a delivery`() {
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.probe()
    let second = subject.probe()
    first.whenValue = { _ in
      first.cancel()
      second.cancel()
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(first.text == "1")
    #expect(second.text == "")
  }

  @Test func `a subscriber that comes during a delivery gets the next value`() {
    let subject = PassthroughSubject<Int, Never>()
    var late: Probe<Int, Never>?
    let probe = subject.probe()
    probe.whenValue = { if $0 == 1 { late = subject.probe() } }
    subject.send(1)
    subject.send(2)
    #expect(late?.text == "2")
  }

  @Test func `a value sent while one is delivered comes inside of it`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.sink { value in
      log.append("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.send(1)
    cancellable.cancel()
    #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
  }

  @Test func `subscribers that go leave the others in their order`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var cancellables = (0..<40).map { number in subject.sink { _ in log.append(number) } }
    for index in (0..<40).reversed() where index % 4 != 1 { cancellables.remove(at: index) }
    subject.send(0)
    #expect(log == (0..<40).filter { $0 % 4 == 1 })
    #expect(cancellables.count == 10)
  }

  @Test func `a subject asks its upstream when somebody asks it`() {
    var asked: [String] = []
    let upstream = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let feed = upstream.handleEvents(receiveRequest: { asked.append("\($0)") }).subscribe(subject)
    #expect(asked == [])
    let probe = subject.probe(asks: .max(1))
    #expect(asked == ["unlimited"])
    upstream.send(1)
    upstream.send(2)
    feed.cancel()
    probe.request(1)
    upstream.send(3)
    #expect(probe.text == "1")
  }

  @Test func `a current value subject asks its upstream at once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let feed = [1, 2, 3].publisher.append(Empty(completeImmediately: false)).subscribe(subject)
    #expect(subject.value == 3)
    feed.cancel()
  }

  @Test func `what is held by closures is let go of when it is over`() {
    final class Held {}
    weak var held: Held?
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    do {
      let object = Held()
      held = object
      cancellable = subject.map { _ in object }.sink { [object] _ in _ = object }
    }
    #expect(held != nil)
    cancellable?.cancel()
    #expect(held == nil)
    do {
      let object = Held()
      held = object
      cancellable = subject.map { _ in object }.sink { [object] _ in _ = object }
    }
    subject.send(completion: .finished)
    #expect(held == nil)
  }
}
