// SPDX-License-Identifier: Apache-2.0

// Key-value observation is implemented in the module below UIKit; without it there is nothing to publish.
#if canImport(MullionViewTree)
public import Foundation
public import MullionViewTree

extension NSObject {
  /// A publisher of the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// The type of the elements.
    public typealias Output = Value
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    /// The object that has the property.
    public let object: Subject

    /// The key path of the property.
    public let keyPath: KeyPath<Subject, Value>

    /// The observation options; with `.initial` the current value is published at once.
    ///
    /// - Note: The other options have no effect: each new value is published.
    public let options: NSKeyValueObservingOptions

    private let way: [PartialKeyPath<Subject>]

    /// Creates a publisher of the values of a property; it retains `object`.
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

    /// Attaches `subscriber` to this publisher.
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
      // Retain the object for the lifetime of the subscription.
      let (object, token) = (object, observation)
      values.handleEvents(receiveCancel: { withExtendedLifetime(object) { token.invalidate() } })
        .subscribe(subscriber)
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  /// Returns whether two publishers have the same source and parameters.
  public static func == (
    lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
    rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
  ) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension _KeyValueCodingAndObserving {
  /// Returns a publisher of the current value of a property and of each later value.
  ///
  /// The current value is omitted if `options` does not contain `.initial`. Unlike in Foundation, a value
  /// that is set again is not published again, as with `observe(_:options:changeHandler:)`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(self, keyPath, [], options)
  }

  /// Returns a publisher of the values of a property of another object, reached from this one through `way`.
  ///
  /// The compiler for unmodified sources generates calls to it.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, _through way: [PartialKeyPath<Self>],
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(self, keyPath, way, options)
  }
}
#endif
