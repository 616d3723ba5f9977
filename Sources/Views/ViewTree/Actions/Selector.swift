// SPDX-License-Identifier: Apache-2.0

/// The name of a method, as targets and actions use it.
///
/// Differs from UIKit: there is no Objective-C runtime that finds methods by name (decision 0002,
/// line 15). A selector has the method with it, as an unapplied reference, which the compiler checks:
/// `Selector("tapped:", Self.tapped(_:))`. One that is only a name finds the methods that the
/// target's class lists in `_NamedMembers._namedMembers`.
///
/// Selectors are equal when their names are. A method is called on what the target's class makes
/// of it: overridden methods are.
public struct Selector: Sendable {
  /// The name that the method has in Objective-C: `tapped:`.
  package let name: String
  /// The method; nil when the selector is only a name.
  let method: SelectorMethod?

  init(_ name: String, _ method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// The selector of a name.
  ///
  /// It reaches the methods that the target's class lists by name.
  public init(_ name: String) { self.init(name, nil) }
}

extension Selector: Hashable {
  /// Whether two selectors have one name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// The selector of a name.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible, CustomReflectable {
  /// The name.
  public var description: String { name }

  /// A selector has no parts to show.
  public var customMirror: Mirror { Mirror(reflecting: name) }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of a name; see ``Selector/init(_:)``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
