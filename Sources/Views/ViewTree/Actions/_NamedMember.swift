// SPDX-License-Identifier: Apache-2.0

/// A method or property that can be reached by its name; see ``_NamedMembers``.
public struct _NamedMember: @unchecked Sendable {
  /// What a member is for.
  package enum Role: Hashable, Sendable { case property, action, forwarder, answer }

  /// What became of a value that was set.
  enum Setting {
    case done
    /// The member can be read only.
    case readOnly
    /// The value is not of the member's type.
    case otherValue(Any.Type)
  }

  /// The name.
  package let name: String
  /// What the member is for.
  package let role: Role
  /// The method, of an action.
  let selector: Selector?
  /// Reads the property of an object; nil from objects that do not have it.
  let read: (AnyObject) -> Any?
  /// Sets the property of an object.
  let write: (AnyObject, Any?) -> Setting
  /// Whether the property can be set.
  package let isSettable: Bool
  /// The class that has the property and the way to it.
  let path: AnyKeyPath?
  /// What an object says itself of its methods; nil: this is no answer, or one of another class.
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

  /// A property that is set by name, as the outlets of a nib are.
  ///
  /// The path has to name the class, `\Screen.label`: one that says `\Self` stops the program.
  public static func outlet<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> _NamedMember {
    _NamedMember(name, path: path)
  }

  /// A property that is read by name, and set when it can be.
  ///
  /// The path has to name the class, `\Screen.count`: one that says `\Self` stops the program.
  public static func property<Root: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Root, Value>
  ) -> _NamedMember {
    _NamedMember(name, path: path)
  }

  /// A method, by the name and with the method of `selector`.
  public static func action(_ selector: Selector) -> _NamedMember {
    _NamedMember(selector.name, .action, selector: selector)
  }

  /// A method that the class has only so that subclasses can override it.
  ///
  /// `responds(to:)` says no for it, until a subclass lists it as an action.
  public static func forwarder(_ name: String) -> _NamedMember { _NamedMember(name, .forwarder) }

  /// The class's own `responds(to:)`, which is asked in the place of its list.
  public static func answer<Target>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Selector?) -> Bool
  ) -> _NamedMember {
    answer(unsafeBitCast(method, to: ((Target) -> (Selector?) -> Bool).self))
  }

  /// The same of a class that belongs to no actor.
  @_disfavoredOverload
  public static func answer<Target>(
    _ method: @escaping (Target) -> (Selector?) -> Bool
  ) -> _NamedMember {
    _NamedMember(answering, .answer) { object, selector in
      (object as? Target).map { method($0)(selector) }
    }
  }

  /// What Objective-C calls the method that answers.
  package static let answering = "respondsToSelector:"
}
