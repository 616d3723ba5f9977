// SPDX-License-Identifier: Apache-2.0

import Combine
import Dispatch
import Foundation
import Testing

/// Tests of concurrent sending: no element is lost, and no two elements are delivered at the same time.
///
/// The thread sanitizer finds other data races.
struct ThreadTests {
  static let threads = 4
  static let each = 500

  /// A counter of its calls, which detects concurrent ones.
  final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var isInside = false
    private(set) var count = 0
    private(set) var overlaps = 0

    func take() {
      let wasInside = lock.withLock {
        defer { isInside = true }
        return isInside
      }
      // Written without a lock: only the rule of one after the other keeps it right.
      count += 1
      if wasInside { overlaps += 1 }
      lock.withLock { isInside = false }
    }
  }

  private func onThreads(_ body: @escaping (Int) -> Void) {
    let work = Box(body)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { work.value($0) }
  }

  @Test func `threads that send to a subject wait for each other`() {
    for subject in [PassthroughSubject<Int, Never>()] {
      let counter = Counter()
      let cancellable = subject.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in counter.take() }
      onThreads { _ in for number in 0..<Self.each { subject.send(number) } }
      #expect(counter.count == Self.threads * Self.each)
      #expect(counter.overlaps == 0)
      cancellable.cancel()
    }
  }

  @Test func `merged publishers of several threads lose nothing`() {
    let subjects = (0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() }
    let counter = Counter()
    let cancellable = Publishers.MergeMany(subjects).sink { _ in counter.take() }
    onThreads { index in for number in 0..<Self.each { subjects[index].send(number) } }
    #expect(counter.count == Self.threads * Self.each)
    #expect(counter.overlaps == 0)
    cancellable.cancel()
  }

  @Test func `zipped publishers of several threads pair all`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    var pairs: [(Int, Int)] = []
    let cancellable = left.zip(right).sink { pairs.append($0) }
    onThreads { index in
      guard index < 2 else { return }
      for number in 0..<Self.each { (index == 0 ? left : right).send(number) }
    }
    #expect(pairs.count == Self.each)
    #expect(pairs.allSatisfy { $0.0 == $0.1 })
    cancellable.cancel()
  }

  @Test func `the latest of several threads is the latest`() {
    let left = CurrentValueSubject<Int, Never>(0)
    let right = CurrentValueSubject<Int, Never>(0)
    let counter = Counter()
    var last = (0, 0)
    let cancellable = left.combineLatest(right).sink {
      counter.take()
      last = $0
    }
    onThreads { index in
      guard index < 2 else { return }
      for number in 1...Self.each { (index == 0 ? left : right).send(number) }
    }
    #expect(last == (Self.each, Self.each))
    #expect(counter.overlaps == 0)
    cancellable.cancel()
  }

  @Test func `subscribers come and go while others send`() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    let counter = Counter()
    let cancellable = shared.sink { _ in counter.take() }
    onThreads { index in
      for number in 0..<Self.each {
        if index == 0 {
          subject.send(number)
        } else {
          shared.sink { _ in }.cancel()
        }
      }
    }
    #expect(counter.count == Self.each)
    cancellable.cancel()
  }

  @Test func `a published property is read, written, observed by threads`() {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var number = 0
    }
    let model = Model()
    let counter = Counter()
    let cancellable = model.$number.sink { _ in counter.take() }
    let changes = model.objectWillChange.sink { _ in }
    onThreads { index in
      for number in 0..<Self.each {
        if index.isMultiple(of: 2) { model.number = number } else { _ = model.number }
      }
    }
    #expect(counter.count == 1 + Self.threads / 2 * Self.each)
    #expect(counter.overlaps == 0)
    cancellable.cancel()
    changes.cancel()
  }

  @Test func `cancelling while others send is safe`() {
    for _ in 0..<50 {
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = subject.flatMap { [$0, $0].publisher }.map { $0 }
        .switchingOnItself().sink { _ in }
      onThreads { index in
        if index == 0 {
          cancellable.cancel()
        } else {
          for number in 0..<20 { subject.send(number) }
        }
      }
    }
  }

  @Test func `elements wait for requests of another thread`() {
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let probe = Probe<Int, Never>(asks: .none)
    probe.whenValue = { _ in counter.take() }
    subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(probe)
    onThreads { index in
      for number in 0..<Self.each {
        if index.isMultiple(of: 2) { subject.send(number) } else { probe.request(1) }
      }
    }
    #expect(counter.count == Self.threads / 2 * Self.each)
    #expect(counter.overlaps == 0)
  }

  @Test func `many futures are fulfilled by other threads`() async {
    let sum = await Task.detached {
      var sum = 0
      for number in 0..<200 {
        sum += await Future<Int, Never> { promise in
          let promise = Box(promise)
          DispatchQueue.global().async { promise.value(.success(number)) }
        }.value
      }
      return sum
    }.value
    #expect(sum == 199 * 100)
  }
}

extension Publisher where Failure == Never {
  fileprivate func switchingOnItself() -> AnyPublisher<Output, Never> {
    map { Just($0) }.switchToLatest().eraseToAnyPublisher()
  }
}
