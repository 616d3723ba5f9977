// SPDX-License-Identifier: Apache-2.0

import Combine
import Dispatch
import Foundation
import Testing

struct SchedulerTests {
  @Test func `lengths of time are said in seconds and their parts`() {
    typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    #expect(Queue.seconds(2).magnitude == 2_000_000_000)
    #expect(Queue.milliseconds(3) == .microseconds(3_000))
    #expect((0.5 as Queue) == .milliseconds(500))
    #expect((2 as Queue) == .seconds(2))
    #expect(Queue.seconds(1) + 1 == .seconds(2))
    #expect(Queue.seconds(.max).magnitude == .max)
    #expect(Queue(.never).magnitude == .max)
    typealias Loop = RunLoop.SchedulerTimeType.Stride
    #expect(Loop.milliseconds(250).timeInterval == 0.25)
    #expect((0.5 as Loop) < 1)
    #expect(OperationQueue.SchedulerTimeType.Stride.seconds(0.5) == 0.5)
  }

  @Test func `moments are as far from each other as one was moved`() {
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .milliseconds(5))) == .milliseconds(5))
    #expect(now.advanced(by: .seconds(1)).distance(to: now) == .seconds(-1))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 100))
    #expect(date.advanced(by: 5).date == Date(timeIntervalSince1970: 105))
  }

  @Test func `the immediate scheduler runs at once`() {
    var log: [Int] = []
    ImmediateScheduler.shared.schedule { log.append(1) }
    ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now) { log.append(2) }
    #expect(log == [1, 2])
    #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).text == "1 2 |")
    #expect(
      [1].publisher.delay(for: .seconds(5), scheduler: ImmediateScheduler.shared).text == "1 |")
  }

  @Test func `queues deliver on themselves, in order`() async {
    let queue = DispatchQueue(label: "own")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let values = await Task.detached {
      var values: [String] = []
      for await value in (1...50).publisher.receive(on: queue)
        .map({ "\($0) \(DispatchQueue.getSpecific(key: key) ?? false)" }).values
      {
        values.append(value)
      }
      return values
    }.value
    #expect(values == (1...50).map { "\($0) true" })
  }

  @Test func `a queue of several threads keeps the order`() async {
    var values: [Int] = []
    for await value in (1...500).publisher.buffer(
      size: 500, prefetch: .byRequest, whenFull: .dropNewest
    ).receive(on: DispatchQueue.global()).values {
      values.append(value)
    }
    #expect(values == Array(1...500))
  }

  @Test func `operation queues deliver, also later`() async {
    let queue = OperationQueue()
    var values: [Int] = []
    for await value in [1, 2].publisher.receive(on: queue)
      .delay(for: .milliseconds(5), scheduler: queue).values
    {
      values.append(value)
    }
    #expect(values == [1, 2])
  }

  @Test func `a queue repeats until it is cancelled`() async {
    let queue = DispatchQueue(label: "repeats")
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let turns = queue.schedule(
      after: queue.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)
    ) {
      count += 1
      subject.send(count)
    }
    let first = await subject.first { $0 >= 3 }.values.first { _ in true }
    turns.cancel()
    #expect((first ?? 0) >= 3)
    let last = queue.sync { count }
    try? await Task.sleep(for: .milliseconds(20))
    #expect(queue.sync { count } <= last + 1)
  }

  @Test func `a run loop delivers what other threads send, at once or later`() async {
    let loop = await LoopThread.start()
    var isThere: [Bool] = []
    for await there in (1...3).publisher.receive(on: loop.runLoop)
      .map({ _ in LoopThread.isCurrent }).values
    {
      isThere.append(there)
    }
    for await there in Just(1).delay(for: .milliseconds(5), scheduler: loop.runLoop)
      .map({ _ in LoopThread.isCurrent }).values
    {
      isThere.append(there)
    }
    #expect(isThere == [true, true, true, true])
    loop.stop()
  }

  @Test func `a timer publishes dates while somebody listens`() async {
    let loop = await LoopThread.start()
    var dates: [Date] = []
    let start = Date()
    for await _ in Timer.publish(every: 0.02, on: loop.runLoop, in: .default).autoconnect()
      .prefix(3).values
    {
      dates.append(Date())
    }
    #expect(dates.count == 3)
    // Not before an interval has passed, the first as well.
    #expect(dates.first.map { $0.timeIntervalSince(start) >= 0.015 } == true)
    loop.stop()
  }

  @Test func `a run loop repeats until it is cancelled`() async {
    let loop = await LoopThread.start()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var count = 0
    let turns = loop.runLoop.schedule(after: loop.runLoop.now, interval: 0.002) {
      count += 1
      continuation.yield(count)
    }
    var counts = stream.makeAsyncIterator()
    for number in 1...3 { #expect(await counts.next() == number) }
    turns.cancel()
    loop.stop()
  }
}

/// A thread that runs its run loop.
struct LoopThread: @unchecked Sendable {
  let runLoop: RunLoop

  static var isCurrent: Bool {
    Thread.current.threadDictionary["loop"] != nil
  }

  static func start() async -> LoopThread {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Thread.current.threadDictionary["loop"] = true
        let loop = RunLoop.current
        // A loop that has nothing to wait for doesn't wait.
        loop.add(Timer(timeInterval: 1_000, repeats: true) { _ in }, forMode: .default)
        continuation.resume(returning: LoopThread(runLoop: loop))
        while Thread.current.threadDictionary["over"] == nil {
          _ = loop.run(mode: .default, before: Date() + 10)
        }
      }
    }
  }

  func stop() {
    runLoop.schedule { Thread.current.threadDictionary["over"] = true }
  }
}
