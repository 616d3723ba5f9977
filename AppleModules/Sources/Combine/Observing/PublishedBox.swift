// SPDX-License-Identifier: Apache-2.0

/// The storage of a published property: its value, and its subject once it was accessed.
final class PublishedBox<Value> {
  private let lock = Lock()
  private var current: Value
  private var publishing: CurrentValueSubject<Value, Never>?
  private var followed: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    lock.withLock { current }
  }

  var subject: CurrentValueSubject<Value, Never> {
    lock.withLock {
      if let publishing { return publishing }
      let new = CurrentValueSubject<Value, Never>(current)
      publishing = new
      return new
    }
  }

  /// Publishes `value`, then stores it.
  func publish(_ value: Value) {
    lock.withLock { publishing }?.send(value)
    let old = lock.withLock {
      let old = current
      current = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Assigns the elements of `publisher` until the property is deallocated or the publisher ends.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let cancellable = publisher.sink { [weak self] in self?.publish($0) }
    lock.withLock { followed.append(cancellable) }
  }

  /// Forwards this property's values to `other`, whose publisher was replaced by this one's.
  func forward(to other: PublishedBox) {
    guard other !== self else { return }
    other.follow(subject)
  }
}
