// SPDX-License-Identifier: Apache-2.0

/// What a published property keeps: its value, and its subject from when somebody asks for it.
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

  /// Publishes a value, then has it.
  func publish(_ value: Value) {
    lock.withLock { publishing }?.send(value)
    let old = lock.withLock {
      let old = current
      current = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Has what `publisher` publishes, until the property goes or the publisher ends.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let cancellable = publisher.sink { [weak self] in self?.publish($0) }
    lock.withLock { followed.append(cancellable) }
  }

  /// Another publisher took the place of this property's.
  func forward(to other: PublishedBox) {
    guard other !== self else { return }
    other.follow(subject)
  }
}
