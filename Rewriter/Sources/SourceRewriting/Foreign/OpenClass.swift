// SPDX-License-Identifier: Apache-2.0

/// A class that other modules may inherit from, as they have to know it.
public struct OpenClass: Equatable, Sendable {
  /// The name with those of the types around it.
  public var name: String
  /// Whether the class or one above it has a list of its members.
  public var lists = false
  /// Whether the class or one above it answers itself which methods it has.
  public var answers = false
  /// The library's protocols with optional methods that it conforms to.
  public var protocols: Set<String> = []
  /// The optional methods that it has in order to be overridden, in full.
  public var forwards: Set<String> = []
}
