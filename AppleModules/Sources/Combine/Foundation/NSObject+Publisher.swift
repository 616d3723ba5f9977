// SPDX-License-Identifier: Apache-2.0

// Properties are followed by what UIKit stands on; without it there is nothing to publish.
#if canImport(MullionViewTree)
public import Foundation
public import MullionViewTree

extension NSObject {
  /// Publishes the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// What it publishes.
    public typealias Output = Value
    /// What it may fail with.
    public typealias Failure = Never

    /// Whose property it is.
    public let object: Subject

    /// The property.
    public let keyPath: KeyPath<Subject, Value>

    /// Whether the present value is published too, at once.
    public let options: NSKeyValueObservingOptions

    private let way: [PartialKeyPath<Subject>]

    /// A publisher of a property's values, `object` being kept.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.init(object, keyPath, [], options)
    }

    init(
      _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ way: [PartialKeyPath<Subject>],
      _ options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.way, self.options) = (object, keyPath, way, options)
    }

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      guard options.contains(.initial) else {
        return follow(PassthroughSubject(), for: subscriber)
      }
      follow(CurrentValueSubject(object[keyPath: keyPath]), for: subscriber)
    }

    private func follow<Values: Combine.Subject<Value, Never>>(
      _ values: Values, for subscriber: some Subscriber<Value, Never>
    ) {
      let observation = object.observe(keyPath, _through: way, options: .new) {
        [keyPath] object, _ in values.send(object[keyPath: keyPath])
      }
      // The object lives as long as somebody subscribes.
      let (object, token) = (object, observation)
      values.handleEvents(receiveCancel: { withExtendedLifetime(object) { token.invalidate() } })
        .subscribe(subscriber)
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  /// Whether both publish the same.
  public static func == (
    lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
    rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
  ) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension _KeyValueCodingAndObserving {
  /// Publishes the present value of a property and each that it has later.
  ///
  /// Differs from Foundation as `observe(_:options:changeHandler:)` does: a value that is set again is
  /// not published again.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(self, keyPath, [], options)
  }

  /// Publishes the values of a property of another object, to which `way` leads from this one; the
  /// compiler for unmodified sources writes it.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, _through way: [PartialKeyPath<Self>],
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(self, keyPath, way, options)
  }
}
#endif
