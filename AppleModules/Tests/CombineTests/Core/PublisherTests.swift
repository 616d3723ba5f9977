// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct PublisherTests {
  @Test func `publishers of what is there publish it, then end`() {
    #expect(Just(1).text == "1 |")
    #expect(Fail<Int, Trouble>(error: Trouble()).text == "#trouble")
    #expect(Fail(outputType: Int.self, failure: Trouble()).text == "#trouble")
    #expect(Empty<Int, Never>().text == "|")
    #expect(Empty<Int, Never>(completeImmediately: false).text == "")
    #expect([1, 2].publisher.text == "1 2 |")
    #expect((1...3).publisher.text == "1 2 3 |")
    #expect([Int]().publisher.text == "|")
    #expect(Result<Int, Trouble>.success(4).publisher.text == "4 |")
    #expect(Result<Int, Trouble>.failure(Trouble()).publisher.text == "#trouble")
    #expect(Int?.some(5).publisher.text == "5 |")
    #expect(Int?.none.publisher.text == "|")
  }

  @Test func `a value waits until it is asked for`() {
    let probe = Just(1).probe(asks: .none)
    #expect(probe.text == "")
    probe.request(1)
    #expect(probe.text == "1 |")
  }

  @Test func `a sequence publishes as many as are asked for`() {
    let probe = (1...4).publisher.probe(asks: .max(1), further: { $0 == 1 ? .max(1) : .none })
    #expect(probe.text == "1 2")
    probe.request(1)
    #expect(probe.text == "1 2 3")
    probe.request(1)
    #expect(probe.text == "1 2 3 4 |")
  }

  @Test func `a sequence that is cancelled publishes no more`() {
    let probe = Probe<Int, Never>()
    probe.whenValue = { if $0 == 2 { probe.cancel() } }
    (1...5).publisher.subscribe(probe)
    #expect(probe.text == "1 2")
  }

  @Test func `a sequence without end is taken lazily`() {
    let probe = sequence(first: 1) { $0 + 1 }.publisher.probe(asks: .max(3))
    #expect(probe.text == "1 2 3")
  }

  @Test func `asking while a value is delivered doesn't nest`() {
    let probe = Probe<Int, Never>(asks: .max(1))
    var depth = 0
    var deepest = 0
    probe.whenValue = { _ in
      depth += 1
      deepest = max(deepest, depth)
      probe.request(1)
      depth -= 1
    }
    (1...10_000).publisher.subscribe(probe)
    #expect(probe.values.count == 10_000)
    #expect(deepest == 1)
  }

  @Test func `a deferred publisher is made for each subscriber`() {
    var made = 0
    let publisher = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(publisher.text == "1 |")
    #expect(publisher.text == "2 |")
  }

  @Test func `a future works once, at once, for all`() {
    var begun = 0
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> {
      begun += 1
      promise = $0
    }
    let early = future.probe()
    let idle = future.probe(asks: .none)
    #expect(begun == 1)
    promise?(.success(7))
    promise?(.failure(Trouble()))
    #expect(early.text == "7 |")
    #expect(idle.text == "")
    idle.request(1)
    #expect(idle.text == "7 |")
    #expect(future.text == "7 |")
    #expect(begun == 1)
  }

  @Test func `a future that fails needs no request`() {
    let future = Future<Int, Trouble> { $0(.failure(Trouble())) }
    #expect(future.probe(asks: .none).text == "#trouble")
  }

  @Test func `a record publishes what was recorded`() {
    let record = Record<Int, Trouble> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(Trouble()))
    }
    #expect(record.text == "1 2 #trouble")
    #expect(Record<Int, Trouble>(output: [1], completion: .finished).text == "1 |")
  }

  @Test func `erasing an erased publisher adds nothing`() {
    let publisher = Just(1).eraseToAnyPublisher()
    #expect(publisher.eraseToAnyPublisher().text == "1 |")
    #expect("\(publisher)" == "AnyPublisher")
  }
}
