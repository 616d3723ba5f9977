// SPDX-License-Identifier: Apache-2.0

/// The name of a method, used by targets and actions.
///
/// Differs from UIKit: there is no Objective-C runtime that finds methods by name (decision 0002, line 15). A
/// selector contains the method as an unapplied reference, which the compiler checks: `Selector("tapped:",
/// Self.tapped(_:))`. A selector without a method finds the methods that the target's class lists in
/// `_NamedMembers._namedMembers`.
///
/// Selectors are equal if their names are. Calls are dispatched dynamically: overrides are called.
public struct Selector: Sendable {
  /// The Objective-C name of the method, such as `tapped:`.
  package let name: String
  /// The method; `nil` for a selector that is only a name.
  let method: SelectorMethod?

  init(_ name: String, _ method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// Creates a selector from a name, without a method.
  ///
  /// It finds the methods that the target's class lists by name.
  public init(_ name: String) { self.init(name, nil) }
}

extension Selector: Hashable {
  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a name, without a method.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible, CustomReflectable {
  /// The name of the method.
  public var description: String { name }

  /// A mirror of the name, without children.
  public var customMirror: Mirror { Mirror(reflecting: name) }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with the given name and without a method; see ``Selector/init(_:)``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
