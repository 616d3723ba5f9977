// SPDX-License-Identifier: Apache-2.0

/// A property wrapper that publishes each new value of a class's property before the property changes.
///
/// `$name` is the publisher of `name`. In an ``ObservableObject`` a change first publishes through
/// `objectWillChange`.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates a property with `initialValue`.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Creates a property with `wrappedValue`.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// The value of the property; unavailable, as `@Published` requires a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    // swift-format-ignore: UseSingleLinePropertyGetter
    set { fatalError("unavailable: \(newValue)") }
  }

  /// The publisher of the property.
  ///
  /// Setting it assigns the values of the new publisher to this property.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { newValue.box.forward(to: box) }
  }

  /// Accesses the value of the property in the object that contains it.
  ///
  /// Setting it publishes through the default `objectWillChange` of the object and through the property's
  /// publisher, before the value changes.
  ///
  /// - Returns: The current value.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      ChangePublishers.shared.publisher(of: object)?.send()
      box.publish(newValue)
    }
  }

  /// A publisher of the current value of a property, and of each new value before the property changes.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements.
    public typealias Output = Value
    /// The failure type; this publisher cannot fail.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches `subscriber` to this publisher.
    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      box.subject.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each element to a published property while its object exists: `publisher.assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.follow(self)
  }
}
