// SPDX-License-Identifier: Apache-2.0

/// A class that other modules may inherit from, with the facts that they need.
public struct OpenClass: Equatable, Sendable {
  /// The full name, including enclosing types.
  public var name: String
  /// Whether the class or a superclass has a list of its members.
  public var lists = false
  /// Whether the class or a superclass overrides `responds(to:)`.
  public var answers = false
  /// The library protocols with optional methods that the class conforms to.
  public var protocols: Set<String> = []
  /// The full names of the optional methods that the class has in order to be overridden.
  public var forwards: Set<String> = []
}
