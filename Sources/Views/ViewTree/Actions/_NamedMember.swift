// SPDX-License-Identifier: Apache-2.0

/// A method or property that is accessible by name; see ``_NamedMembers``.
public struct _NamedMember: @unchecked Sendable {
  /// The role of a member.
  package enum Role: Hashable, Sendable { case property, action, forwarder, answer }

  /// The outcome of setting a value.
  enum Setting {
    case done
    /// A failure because the member is read-only.
    case readOnly
    /// A failure because the value does not have the member's type, which is given.
    case otherValue(Any.Type)
  }

  /// The name of the member.
  package let name: String
  /// The role of the member.
  package let role: Role
  /// The method of an action.
  let selector: Selector?
  /// The closure that returns the value of the property of an object, or `nil` if the object does not have
  /// it.
  let read: (AnyObject) -> Any?
  /// The closure that sets the property of an object.
  let write: (AnyObject, Any?) -> Setting
  /// Whether the property can be set.
  package let isSettable: Bool
  /// The key path of the property from its class.
  let path: AnyKeyPath?
  /// The closure that returns the result of the object's own `responds(to:)`, or `nil` if this member is not
  /// one, or belongs to another class.
  let answer: (AnyObject, Selector) -> Bool?

  private init(
    _ name: String, _ role: Role, selector: Selector? = nil,
    answer: @escaping (AnyObject, Selector) -> Bool? = { _, _ in nil }
  ) {
    self.name = name
    self.role = role
    self.selector = selector
    self.answer = answer
    read = { _ in nil }
    write = { _, _ in .readOnly }
    isSettable = false
    path = nil
  }

  private init<Root: AnyObject, Value>(_ name: String, path: KeyPath<Root, Value>) {
    let settable = path as? ReferenceWritableKeyPath<Root, Value>
    self.name = name
    role = .property
    selector = nil
    answer = { _, _ in nil }
    self.path = path
    isSettable = settable != nil
    read = { object in (object as? Root).map { $0[keyPath: path] } }
    write = { object, value in
      guard let settable, let object = object as? Root else { return .readOnly }
      guard let value = SelectorArgument.value([value], 0, as: Value.self) else {
        return .otherValue(Value.self)
      }
      object[keyPath: settable] = value
      return .done
    }
  }

  /// Returns a property that is set by name, such as an outlet of a nib.
  ///
  /// - Precondition: The root of the path is the class, as in `\Screen.label`; a path from `\Self` stops the
  ///   program.
  public static func outlet<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> _NamedMember {
    _NamedMember(name, path: path)
  }

  /// Returns a property that is accessible by name; it can be set if it is writable.
  ///
  /// - Precondition: The root of the path is the class, as in `\Screen.count`; a path from `\Self` stops the
  ///   program.
  public static func property<Root: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Root, Value>
  ) -> _NamedMember {
    _NamedMember(name, path: path)
  }

  /// Returns a method with the name and the method of `selector`.
  public static func action(_ selector: Selector) -> _NamedMember {
    _NamedMember(selector.name, .action, selector: selector)
  }

  /// Returns a method that a class declares only for overrides in subclasses.
  ///
  /// `responds(to:)` returns `false` for it until a subclass lists it as an action.
  public static func forwarder(_ name: String) -> _NamedMember { _NamedMember(name, .forwarder) }

  /// Returns a member for the class's own `responds(to:)`, which is called instead of searching the class's
  /// list.
  public static func answer<Target>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Selector?) -> Bool
  ) -> _NamedMember {
    answer(unsafeBitCast(method, to: ((Target) -> (Selector?) -> Bool).self))
  }

  /// Returns a member for the `responds(to:)` of a class without actor isolation.
  @_disfavoredOverload
  public static func answer<Target>(
    _ method: @escaping (Target) -> (Selector?) -> Bool
  ) -> _NamedMember {
    _NamedMember(answering, .answer) { object, selector in
      (object as? Target).map { method($0)(selector) }
    }
  }

  /// The Objective-C name of `responds(to:)`.
  package static let answering = "respondsToSelector:"
}
