// SPDX-License-Identifier: Apache-2.0

/// A publisher that announces changes of an object.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the elements.
  public typealias Output = Void
  /// The failure type; this publisher cannot fail.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Attaches `subscriber` to this publisher.
  public func receive<S: Subscriber<Void, Never>>(subscriber: S) {
    subject.receive(subscriber: subscriber)
  }

  /// Notifies all subscribers that the object is about to change.
  public func send() {
    subject.send()
  }
}
