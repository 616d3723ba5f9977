// SPDX-License-Identifier: Apache-2.0

/// Publishes that something will change.
public final class ObservableObjectPublisher: Publisher {
  /// What it publishes.
  public typealias Output = Void
  /// What it may fail with.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Publishes to a subscriber from now on.
  public func receive<S: Subscriber<Void, Never>>(subscriber: S) {
    subject.receive(subscriber: subscriber)
  }

  /// Tells all that a change comes.
  public func send() {
    subject.send()
  }
}
