// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct SubscriberTests {
  @Test func `sink is called with values, then with the end`() {
    var log: [String] = []
    let cancellable = [1, 2].publisher.sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["1", "2", "finished"])
    cancellable.cancel()
  }

  @Test func `letting a cancellable go cancels`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellable: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    cancellable = nil
    subject.send(2)
    #expect(values == [1])
    #expect(cancellable == nil)
  }

  @Test func `cancellables are kept in sets, in arrays`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { values.append($0) }.store(in: &set)
    subject.sink { values.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    #expect(values == [1, 10, 20])
  }

  @Test func `a cancellable cancels once`() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func `assign writes to a property, and holds the object until it is over`() {
    final class Label {
      var text = ""
    }
    weak var weakLabel: Label?
    let subject = PassthroughSubject<String, Never>()
    var cancellable: AnyCancellable?
    do {
      let label = Label()
      weakLabel = label
      cancellable = subject.assign(to: \.text, on: label)
    }
    subject.send("a")
    #expect(weakLabel?.text == "a")
    cancellable?.cancel()
    #expect(weakLabel == nil)
  }

  @Test func `a subscriber of closures gets everything`() {
    var log: [String] = []
    [1, 2, 3].publisher.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          log.append("\($0)")
          return $0 == 1 ? .max(2) : .none
        }, receiveCompletion: { log.append("\($0)") }))
    #expect(log == ["1", "2", "3", "finished"])
  }

  @Test func `a second subscription is cancelled`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    first.subscribe(sink)
    second.subscribe(sink)
    first.send(1)
    second.send(2)
    #expect(values == [1])
  }
}
