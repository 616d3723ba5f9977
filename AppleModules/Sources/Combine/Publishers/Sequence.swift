// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// A publisher of the elements of a sequence, as many as requested, which then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The sequence to publish.
    public let sequence: Elements

    /// Creates a publisher of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let elements = Iteration(subscriber, sequence)
      if elements.isEmpty {
        Once.end(.finished, to: subscriber)
      } else {
        subscriber.receive(subscription: elements)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements, which then finishes.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// The subscription to a sequence, which iterates on demand.
private final class Iteration<
  Elements: Sequence, Downstream: Subscriber<Elements.Element, Failure>,
  Failure: Error
>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let name: Elements
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  /// The next element, read ahead so that the completion directly follows the last element.
  private var next: Elements.Element?
  private var wanted = Subscribers.Demand.none
  private var isDelivering = false

  init(_ downstream: Downstream, _ elements: Elements) {
    (self.downstream, name, iterator) = (downstream, elements, elements.makeIterator())
    next = iterator.next()
  }

  var isEmpty: Bool { next == nil }
  var description: String { "\(name)" }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    let isFirst = lock.withLock {
      wanted += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if isFirst { deliver() }
  }

  func cancel() {
    let old = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    withExtendedLifetime(old) {}
  }

  private func deliver() {
    while let (downstream, element) = takeNext() {
      let more = downstream.receive(element)
      // Call the iterator outside of the lock: it may run arbitrary code.
      next = iterator.next()
      let isLast = next == nil
      let live = lock.withLock {
        wanted += more
        defer { if isLast { self.downstream = nil } }
        return self.downstream
      }
      if isLast { live?.receive(completion: .finished) }
    }
  }

  private func takeNext() -> (Downstream, Elements.Element)? {
    lock.withLock {
      guard let downstream, wanted.isPositive, let next else {
        isDelivering = false
        return nil
      }
      wanted.spend()
      return (downstream, next)
    }
  }
}
