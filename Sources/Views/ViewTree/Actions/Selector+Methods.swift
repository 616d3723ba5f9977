// SPDX-License-Identifier: Apache-2.0

// The types of method references select one of these overloads. The results are unconstrained, because an
// action may return any type. The targets are not restricted to classes, because the target of a protocol's
// method is the protocol. The overloads without isolation are for classes that are isolated to no actor.
//
// A method of the main actor is called on the thread that sends the message, as the Objective-C runtime
// would call it: notifications and timers arrive on the threads of their senders. Therefore the isolation,
// which is not part of the calling convention, is removed.

extension Selector {
  /// Creates the selector of a method without parameters, from its name and an unapplied reference to it.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, .init(unsafeBitCast(method, to: ((Target) -> () -> Result).self)))
  }

  /// Creates the selector of a method with one parameter, such as the sender.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, .init(unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)))
  }

  /// Creates the selector of a method with two parameters, such as the sender and the event.
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(
      name, .init(unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)))
  }

  /// Creates the selector of a method with three parameters.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(
      name, .init(unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self)))
  }

  /// Creates the selector of a method without parameters, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method with one parameter, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method with two parameters, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method with three parameters, of a class without actor isolation.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method without parameters, from its name and a function that returns the
  /// method of a target.
  ///
  /// The overlay compiler writes methods of protocols in this form. There is one initialiser for each number
  /// of parameters: in language mode 5, the isolation of a closure's body cannot be inferred.
  public init<Target, Result>(_ name: String, of method: @escaping (Target) -> () -> Result) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method with one parameter, from a function that returns the method of a
  /// target.
  public init<Target, First, Result>(
    _ name: String, of method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method with two parameters, from a function that returns the method of a
  /// target.
  public init<Target, First, Second, Result>(
    _ name: String, of method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, .init(method))
  }

  /// Creates the selector of a method with three parameters, from a function that returns the method of a
  /// target.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, .init(method))
  }
}
