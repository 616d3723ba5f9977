// SPDX-License-Identifier: Apache-2.0

/// Publishes each new value of a property of a class, before the property has it.
///
/// `$name` is the publisher of `name`. In an ``ObservableObject`` a change also publishes through
/// `objectWillChange`, before anything else.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// A property that begins with `initialValue`.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// A property that begins with `wrappedValue`.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    // swift-format-ignore: UseSingleLinePropertyGetter
    set { fatalError("unavailable: \(newValue)") }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { newValue.box.forward(to: box) }
  }

  /// The value of the property, in the object that has it.
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

  /// Publishes the value of a property, and each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    /// What it publishes.
    public typealias Output = Value
    /// What it may fail with.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Publishes to a subscriber from now on.
    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      box.subject.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each element into a published property, as long as the property's object lives:
  /// `publisher.assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.follow(self)
  }
}
