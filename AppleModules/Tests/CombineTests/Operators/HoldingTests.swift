// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct HoldingTests {
  /// A publisher whose lifetime is tested.
  final class Source: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private let subject: PassthroughSubject<Int, Never>
    init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
    func receive<S: Subscriber<Int, Never>>(subscriber: S) { subject.subscribe(subscriber) }
  }

  @Test func `operators hold no publisher that they need no more`() {
    let clock = TickClock()
    let operators: [(String, (Source) -> AnyCancellable)] = [
      ("map", { $0.map { $0 }.sink { _ in } }),
      ("handleEvents", { $0.handleEvents().sink { _ in } }),
      ("print", { $0.print(to: WatchingTests.Text()).sink { _ in } }),
      ("buffer", { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).sink { _ in } }),
      ("debounce", { $0.debounce(for: 1, scheduler: clock).sink { _ in } }),
      ("throttle", { $0.throttle(for: 1, scheduler: clock, latest: true).sink { _ in } }),
      ("timeout", { $0.timeout(100, scheduler: clock).sink { _ in } }),
      ("delay", { $0.delay(for: 1, scheduler: clock).sink { _ in } }),
      ("receive on", { $0.receive(on: clock).sink { _ in } }),
      ("collect by time", { $0.collect(.byTime(clock, 1)).sink { _ in } }),
      ("collect by count", { $0.collect(2).sink { _ in } }),
      ("measureInterval", { $0.measureInterval(using: clock).sink { _ in } }),
      ("merge", { $0.merge(with: Empty<Int, Never>()).sink { _ in } }),
      ("zip", { $0.zip(Empty<Int, Never>(completeImmediately: false)).sink { _ in } }),
      ("flatMap", { $0.flatMap { Just($0) }.sink { _ in } }),
      ("switchToLatest", { $0.map { Just($0) }.switchToLatest().sink { _ in } }),
      ("append", { $0.append(1).sink { _ in } }),
      ("catch", { $0.setFailureType(to: Trouble.self).catch { _ in Just(1) }.sink { _ in } }),
      ("prefix until", { $0.prefix(untilOutputFrom: Empty<Int, Never>()).sink { _ in } }),
      ("breakpoint", { $0.breakpoint().sink { _ in } }),
    ]
    for (name, operate) in operators {
      weak var held: Source?
      let subject = PassthroughSubject<Int, Never>()
      var cancellable: AnyCancellable?
      do {
        let source = Source(subject)
        held = source
        cancellable = operate(source)
      }
      #expect(held == nil, "\(name)")
      cancellable?.cancel()
    }
  }
}
